import UIKit

/// Repeats deleting while the key is held: letters first, then whole words.
@MainActor
final class DeleteRepeat {
  /// What is deleted at once.
  enum Unit {
    case character
    case word
  }

  /// Seconds from the first deletion to the second.
  static let delay: TimeInterval = 0.5
  /// Seconds between the following ones.
  static let interval: TimeInterval = 0.1
  /// How many letters go before words do.
  static let lettersBeforeWords = 20
  /// Seconds from word to word.
  static let wordInterval: TimeInterval = 0.25

  private let action: @MainActor (Unit) -> Void
  private var next: ScheduledEvent?
  private var count = 0

  init(action: @escaping @MainActor (Unit) -> Void) {
    self.action = action
  }

  /// Deletes once and goes on until `stop()`.
  func start() {
    stop()
    count = 0
    act()
    schedule(after: Self.delay)
  }

  func stop() {
    next?.cancel()
    next = nil
  }

  private var unit: Unit { count >= Self.lettersBeforeWords ? .word : .character }

  private func act() {
    action(unit)
    count += 1
  }

  private func schedule(after delay: TimeInterval) {
    next = UIApplication.shared.clock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      self.act()
      self.schedule(after: self.unit == .word ? Self.wordInterval : Self.interval)
    }
  }
}
