/// A drag under way.
struct ScrollDrag {
  /// Where the offset would be without resistance when the drag began.
  var start: CGPoint
  /// The axes along which content follows.
  var axes: [ScrollAxis]
}
