/// A spring for a property animator (FACTS 3.7).
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  private enum Shape: Sendable {
    case physical(mass: Double, stiffness: Double, damping: Double)
    case ratio(Double)
  }

  /// The velocity at the start, for each axis in whole distances a second.
  public let initialVelocity: CGVector

  private let shape: Shape

  /// The keyboard's spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring whose pace follows from the animator's duration. Ratios from 1 on do not swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .ratio(Double(ratio))
    initialVelocity = velocity
  }

  /// A spring that starts at rest and whose pace follows from the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its physics; it takes the time it needs, whatever the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    shape = .physical(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
  }

  /// A spring that feels as long as `duration` seconds and bounces by −1…1; it takes the time
  /// it needs.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = SpringTiming(perceptualDuration: duration, bounce: Double(bounce))
    self.init(
      mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness),
      damping: CGFloat(spring.damping), initialVelocity: initialVelocity)
  }

  /// When the spring counts as at rest, in seconds, the later of both axes; 0 if that depends on
  /// the animator (FACTS 3.5).
  public var settlingDuration: TimeInterval {
    guard case .physical(let mass, let stiffness, let damping) = shape else { return 0 }
    return [initialVelocity.dx, initialVelocity.dy].map { velocity in
      SpringTiming(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Double(velocity)
      )
      .parametersSettlingDuration
    }
    .max() ?? 0
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  func timing(duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    let spring: (CGFloat) -> SpringTiming
    let time: TimeInterval
    switch shape {
    case .physical(let mass, let stiffness, let damping):
      time = settlingDuration
      spring = {
        SpringTiming(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Double($0))
      }
    case .ratio(let ratio):
      time = duration
      spring = {
        SpringTiming(dampingRatio: ratio, duration: duration, initialVelocity: Double($0))
      }
    }
    let curve = TimingCurve.spring(
      x: spring(initialVelocity.dx), y: spring(initialVelocity.dy), duration: time)
    return (curve, time)
  }
}
