import Foundation

/// An animation between two values on a spring (FACTS 3.2). Damping beyond the critical moves
/// as the critical does.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls.
  open var stiffness: CGFloat = 100
  /// How strongly the motion is braked.
  open var damping: CGFloat = 10
  /// The velocity at the start; 1 is the whole distance in one second.
  open var initialVelocity: CGFloat = 0

  /// A spring that feels as long as `perceptualDuration` seconds and bounces by −1…1
  /// (FACTS 3.7). Its duration is set to the time it takes to settle.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringTiming(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    duration = settlingDuration
  }

  /// When the spring is at rest to a thousandth, in seconds (FACTS 3.5).
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// A copy with the same settings, of the same class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
    }
    return copy
  }

  private var spring: SpringTiming {
    SpringTiming(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  override func progress(inRun time: TimeInterval) -> Double {
    time >= duration ? 1 : spring.progress(at: time)
  }
}
