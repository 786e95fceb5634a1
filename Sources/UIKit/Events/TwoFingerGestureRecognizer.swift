/// What pinching and turning have in common: two fingers whose distance and direction change.
@preconcurrency @MainActor
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  private var lastTime: TimeInterval = 0
  private var lastValue: CGFloat = 0
  private var speed: CGFloat = 0
  private var isSet = false

  /// From one finger to the other, screen points.
  var spread: CGPoint {
    guard trackedTouches.count >= 2 else { return .zero }
    let (one, other) = (trackedTouches[0].screenLocation, trackedTouches[1].screenLocation)
    return CGPoint(x: other.x - one.x, y: other.y - one.y)
  }

  /// Change of the value per second.
  var valueVelocity: CGFloat { speed }

  /// Two fingers are down.
  func begin() {}
  /// Whether the fingers have moved enough.
  var hasMovedEnough: Bool { false }
  /// The gesture begins here.
  func start() {}
  /// The fingers have moved. Answers the new value.
  func follow() -> CGFloat { 0 }

  /// Forgets the fingers.
  open override func reset() {
    isSet = false
    speed = 0
  }

  /// Starts once two fingers are down; more are left to others.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2, !isSet {
      isSet = true
      begin()
    }
    if numberOfTouches > 2 {
      for touch in touches { ignore(touch, for: event) }
    }
  }

  /// Begins or changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isSet, numberOfTouches >= 2 else { return }
    let now = UIApplication.shared.clock.now
    switch state {
    case .possible:
      guard hasMovedEnough else { return }
      start()
      lastValue = follow()
      lastTime = now
      state = .began
    case .began, .changed:
      let value = follow()
      if now > lastTime { speed = (value - lastValue) / CGFloat(now - lastTime) }
      lastValue = value
      lastTime = now
      state = .changed
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// Ends when one of the fingers is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .ended
    } else if numberOfTouches - touches.count == 0 {
      state = .failed
    }
  }

  /// Is cancelled, or fails before it has begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
}
