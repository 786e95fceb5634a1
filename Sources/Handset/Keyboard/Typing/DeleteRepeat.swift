import UIKit

/// Repeats deleting while the key is held.
@MainActor
final class DeleteRepeat {
  /// Seconds from the first deletion to the second.
  static let delay: TimeInterval = 0.5
  /// Seconds between the following ones.
  static let interval: TimeInterval = 0.1

  private let action: @MainActor () -> Void
  private var next: ScheduledEvent?

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Deletes once and goes on until `stop()`.
  func start() {
    stop()
    action()
    schedule(after: Self.delay)
  }

  func stop() {
    next?.cancel()
    next = nil
  }

  private func schedule(after delay: TimeInterval) {
    next = UIApplication.shared.clock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      self.action()
      self.schedule(after: Self.interval)
    }
  }
}
