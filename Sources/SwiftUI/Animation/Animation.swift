/// How a change is shown over time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case bezier(Double, Double, Double, Double)
    /// A spring by its felt duration and bounce.
    case spring(bounce: Double)
    /// The keyboard's own motion.
    case keyboard
  }

  var curve: Curve
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var repeatCount: Double = 1
  var autoreverses = false

  init(_ curve: Curve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration
  }

  /// What is used where nothing is said: slow start and end over 0.35 s, as on the systems whose
  /// look the phone has.
  public static let `default` = Animation(.easeInOut, duration: 0.35)
  /// Even motion.
  public static let linear = linear(duration: 0.35)
  /// A slow start.
  public static let easeIn = easeIn(duration: 0.35)
  /// A slow end.
  public static let easeOut = easeOut(duration: 0.35)
  /// A slow start and end.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Even motion over some seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.linear, duration: duration)
  }
  /// A slow start, over some seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easeIn, duration: duration)
  }
  /// A slow end, over some seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easeOut, duration: duration)
  }
  /// A slow start and end, over some seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration: duration)
  }
  /// A curve by its control points, over some seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// A spring that takes `response` seconds for a swing; from a damping of 1 on it does not
  /// swing.
  public static func spring(
    response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    // FACTS 3.7: the ratio is 1 − bounce for bounces, 1/(1 + bounce) below.
    let bounce = dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
    return Animation(.spring(bounce: bounce), duration: response)
  }
  /// A spring by how long it feels and how much it bounces, −1…1.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring(bounce: bounce), duration: duration)
  }
  /// A spring with the usual figures.
  public static let spring = spring(duration: 0.5, bounce: 0)
  /// A spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// The motion of the keyboard and what moves along with it.
  static let keyboard = Animation(.keyboard, duration: 0.25)

  /// The same, later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var result = self
    result.delay += delay
    return result
  }

  /// The same, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.duration /= speed
    result.delay /= speed
    return result
  }

  /// The same some times over.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = Double(repeatCount)
    result.autoreverses = autoreverses
    return result
  }

  /// The same without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = .infinity
    result.autoreverses = autoreverses
    return result
  }
}
