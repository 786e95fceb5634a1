/// Does something again and again on the phone's clock.
final class RepeatedAction: Cancellable {
  private let interval: TimeInterval
  private var action: (() -> Void)?
  private var pending: AnyCancellable?

  /// An interval of nothing would stop the clock: it counts as a millisecond.
  init(first: TimeInterval, interval: TimeInterval, _ action: @escaping () -> Void) {
    self.interval = max(interval, 0.001)
    self.action = action
    schedule(at: first)
  }

  private func schedule(at time: TimeInterval) {
    pending = PhoneClock.schedule(at: time) { [weak self] in
      guard let self, let action = self.action else { return }
      self.schedule(at: time + self.interval)
      action()
    }
  }

  func cancel() {
    action = nil
    pending?.cancel()
    pending = nil
  }
}
