/// What makes a touch a tap, and taps a double tap. Apple publishes no figures; these are the
/// ones commonly observed.
enum TapRules {
  /// Seconds from one tap's end to the next one's start, at most.
  static let longestPause: TimeInterval = 0.35
  /// Seconds that a finger may stay down, at most.
  static let longestTouch: TimeInterval = 0.75
  /// Points that a finger may move, or taps may be apart, at most.
  static let largestMovement: CGFloat = 45

  static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    one.distance(to: other) <= largestMovement
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
