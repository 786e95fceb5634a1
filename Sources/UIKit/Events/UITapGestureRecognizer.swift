/// Recognises one or more taps of one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps in a row.
  open var numberOfTapsRequired = 1
  /// Fingers at the same time.
  open var numberOfTouchesRequired = 1

  private var tapsDone = 0
  private var touchesDown = 0
  private var touchesOfTap = 0
  private var tapLocation: CGPoint?
  private var deadline: ScheduledEvent?

  override var awaitsMoreTouches: Bool { tapsDone > 0 && tapsDone < numberOfTapsRequired }

  /// Forgets the taps so far.
  open override func reset() {
    deadline?.cancel()
    deadline = nil
    tapsDone = 0
    touchesDown = 0
    touchesOfTap = 0
    tapLocation = nil
  }

  /// Fails with too many fingers, or where the taps are too far apart.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesDown == 0 {
      touchesOfTap = 0
      setDeadline(TapRules.longestTouch)
    }
    touchesDown += touches.count
    touchesOfTap += touches.count
    guard touchesOfTap <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard touchesOfTap == numberOfTouchesRequired else { return }
    if let tapLocation, !TapRules.isNear(tapLocation, screenCentroid) {
      state = .failed
    } else {
      tapLocation = screenCentroid
    }
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let tapLocation, touchesOfTap == numberOfTouchesRequired, touchesDown == touchesOfTap,
      !TapRules.isNear(tapLocation, screenCentroid)
    {
      state = .failed
    }
  }

  /// Counts the tap when the last finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesDown -= touches.count
    guard touchesDown == 0 else { return }
    guard touchesOfTap == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapsDone += 1
    if tapsDone >= numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      setDeadline(TapRules.longestPause)
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// A tap does not stand in the way of one that asks for more taps.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func setDeadline(_ delay: TimeInterval) {
    deadline?.cancel()
    deadline = UIApplication.shared.clock.schedule(after: delay) { [weak self] in
      guard let self, self.isUnderWay, self.proposal == nil else { return }
      self.state = .failed
    }
  }
}
