extension UIView {
  /// The curves of view animations by number (FACTS 3.4). UIKit names only the first four, but
  /// takes number 7 from whoever read it in a keyboard notification.
  public enum AnimationCurve: Int, Sendable {
    /// Slow start and end.
    case easeInOut = 0
    /// Slow start.
    case easeIn = 1
    /// Slow end.
    case easeOut = 2
    /// Even motion.
    case linear = 3
    /// Core Animation's default, which only cubic timing parameters report.
    case coreAnimationDefault = 5
    /// Control points of one's own, which only cubic timing parameters report.
    case controlPoints = 6
    /// The keyboard's spring: 3/1000/500 for 0.5 s, whatever duration is named (FACTS 3.2).
    case keyboard = 7

    /// The curve's motion; `nil` where the number alone does not tell.
    var timingCurve: TimingCurve? {
      switch self {
      case .easeInOut: .bezier(.easeInOut)
      case .easeIn: .bezier(.easeIn)
      case .easeOut: .bezier(.easeOut)
      case .linear: .linear
      case .coreAnimationDefault: .bezier(.standard)
      case .controlPoints: nil
      case .keyboard: .keyboard
      }
    }
  }
}
