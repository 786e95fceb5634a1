/// A finger that may drag the keyboard away.
struct KeyboardDrag {
  /// Whether an accessory that the responder below supplies stays at the bottom of the screen.
  var keepsAccessory: Bool
  /// How far above the keyboard the drag begins, points.
  var padding: CGFloat
  /// The lowest top of the keyboard, points of the screen.
  var lowestTop: CGFloat
  /// The finger's last step, points, downwards positive.
  var lastStep: CGFloat = 0
  /// Where the finger was last, points of the screen.
  var finger: CGFloat
  /// Where the finger has dragged the keyboard to, in points of the screen; `nil` while it has
  /// not reached it.
  var frame: CGRect?
}
