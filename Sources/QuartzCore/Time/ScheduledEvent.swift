import Foundation

/// Something that a `MediaClock` will run at a given time.
@preconcurrency @MainActor
public final class ScheduledEvent {
  /// When it is due, in seconds on its clock.
  public let dueTime: TimeInterval

  weak var clock: MediaClock?
  private let order: Int
  private var body: (@MainActor () -> Void)?

  init(dueTime: TimeInterval, order: Int, body: @escaping @MainActor () -> Void) {
    self.dueTime = dueTime
    self.order = order
    self.body = body
  }

  /// Whether it has neither run nor been cancelled.
  public var isPending: Bool { body != nil }

  /// Takes it off the clock.
  public func cancel() {
    body = nil
    clock?.cancel(self)
  }

  func run() {
    let body = self.body
    self.body = nil
    body?()
  }

  func precedes(_ other: ScheduledEvent) -> Bool {
    (dueTime, order) < (other.dueTime, other.order)
  }
}
