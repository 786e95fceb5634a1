/// Keeps touches from the content of a scroll view until it is clear that they are no drag. A
/// table's index hears of them at once.
final class ContentTouchDelay: UIGestureRecognizer {
  /// Seconds that a touch is kept.
  static let duration: TimeInterval = 0.15

  private var deadline: ScheduledEvent?

  required init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override var acceptsTouches: Bool {
    super.acceptsTouches && (view as? UIScrollView)?.delaysContentTouches == true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard deadline == nil else { return }
    if touches.contains(where: { $0.view is SectionIndexView }) {
      state = .failed
      return
    }
    deadline = UIApplication.shared.clock.schedule(after: Self.duration) { [weak self] in
      self?.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    deadline?.cancel()
    deadline = nil
  }
}
