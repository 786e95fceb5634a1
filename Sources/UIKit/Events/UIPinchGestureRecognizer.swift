/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// The fingers' distance against that at the beginning. Setting it counts from there.
  open var scale: CGFloat {
    get { first > 0 ? factor * distance / first : factor }
    set {
      factor = newValue
      first = distance
    }
  }

  /// Change of the scale per second.
  open var velocity: CGFloat { valueVelocity }

  /// Points by which the distance has to change.
  private static let hysteresis: CGFloat = 8

  private var initial: CGFloat = 0
  private var first: CGFloat = 0
  private var factor: CGFloat = 1
  private var distance: CGFloat = 0

  private var presentDistance: CGFloat { spread.distance(to: .zero) }

  override func begin() {
    initial = presentDistance
  }

  override var hasMovedEnough: Bool { abs(presentDistance - initial) >= Self.hysteresis }

  override func start() {
    factor = 1
    first = max(presentDistance, 1)
    distance = first
  }

  override func follow() -> CGFloat {
    distance = max(presentDistance, 1)
    return scale
  }

  /// Forgets the pinch.
  open override func reset() {
    super.reset()
    factor = 1
    first = 0
    distance = 0
  }
}
