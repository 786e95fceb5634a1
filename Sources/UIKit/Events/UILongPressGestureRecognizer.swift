/// Recognises a finger that stays. It begins while the finger is down, changes with its
/// movement and ends when it is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds until it begins.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Fingers at the same time.
  open var numberOfTouchesRequired = 1
  /// Points that the fingers may move before it begins.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint?
  private var due: ScheduledEvent?

  /// Forgets the press.
  open override func reset() {
    due?.cancel()
    due = nil
    start = nil
  }

  /// Starts to wait once all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = screenCentroid
    due = UIApplication.shared.clock.schedule(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  /// Fails when the fingers move too far too early; changes with them later on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if let start, start.distance(to: screenCentroid) > allowableMovement {
      state = .failed
    }
  }

  /// Ends, or fails before its time.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  /// Is cancelled, or fails before its time.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
}
