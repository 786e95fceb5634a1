import Foundation

/// Animations that run together on one layer. Their times count from the group's beginning, and
/// the group's end cuts them off.
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in order.
  open var animations: [CAAnimation]?

  /// A copy with copies of the animations.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }

  override func prepare(defaultDuration: TimeInterval) {
    super.prepare(defaultDuration: defaultDuration)
    animations?.forEach { $0.prepare(defaultDuration: duration) }
  }

  override func apply(inRun time: TimeInterval, to values: inout PresentationValues) {
    let time = timingFunction == nil ? time : progress(inRun: time) * duration
    for animation in animations ?? [] {
      animation.apply(at: time, to: &values)
    }
  }
}
