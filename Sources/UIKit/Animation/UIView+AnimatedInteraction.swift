extension UIView {
  /// Whether an animation without `allowUserInteraction` runs on the view: then it and its
  /// subviews take no touches.
  var isInteractionBlockedByAnimation: Bool { layer.isInteractionBlockedByAnimation }
}
