import Foundation

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// The angle since the beginning, clockwise, radians. Setting it counts from there.
  open var rotation: CGFloat = 0

  /// Radians per second.
  open var velocity: CGFloat { valueVelocity }

  /// Radians by which the fingers have to turn.
  private static let hysteresis: CGFloat = 0.15

  private var initial: CGFloat = 0
  private var last: CGFloat = 0

  private var angle: CGFloat { atan2(spread.y, spread.x) }

  /// The turn from one angle to another by the shorter way.
  private func turn(from old: CGFloat, to new: CGFloat) -> CGFloat {
    (new - old).remainder(dividingBy: 2 * .pi)
  }

  override func begin() {
    initial = angle
  }

  override var hasMovedEnough: Bool { abs(turn(from: initial, to: angle)) >= Self.hysteresis }

  override func start() {
    rotation = 0
    last = angle
  }

  override func follow() -> CGFloat {
    rotation += turn(from: last, to: angle)
    last = angle
    return rotation
  }

  /// Forgets the turn.
  open override func reset() {
    super.reset()
    rotation = 0
  }
}
