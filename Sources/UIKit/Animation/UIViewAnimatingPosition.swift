/// Where an animation leaves what it animated.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end.
  case end = 0
  /// At the start.
  case start = 1
  /// Where it stands.
  case current = 2

  var timelinePosition: AnimationTimeline.Position {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .current
    }
  }
}
