import Foundation
import UIKit

/// Collects the keyboard notifications of one phone, and between them when a text began or ended
/// to be edited. It keeps the latest `limit` entries.
@MainActor
public final class KeyboardEventLog {
  /// How many entries are kept at least.
  public nonisolated static let limit = 10_000

  /// All entries so far, in order.
  public private(set) var entries: [KeyboardLogEntry] = []

  /// The keyboard's notices so far, in order.
  public var events: [KeyboardEvent] {
    entries.compactMap {
      if case .notice(let event) = $0 { event } else { nil }
    }
  }

  /// Called after each of the keyboard's notices.
  var onNotice: () -> Void = {}

  private let clock: MediaClock
  private var observers: [any NSObjectProtocol] = []

  init(clock: MediaClock) {
    self.clock = clock
    for (notification, name) in KeyboardEvent.names {
      observe(notification) { note, time in
        KeyboardEvent(name: name, time: time, userInfo: note.userInfo).map { .notice($0) }
      }
    }
    for (notification, name) in EditingEvent.names {
      observe(notification) { note, time in
        guard let view = note.object as? UIView else { return nil }
        let id = view.accessibilityIdentifier.map { "#" + $0 }
        return .editing(
          EditingEvent(time: time, name: name, view: id ?? String(describing: type(of: view))))
      }
    }
  }

  isolated deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  /// Forgets all entries so far.
  public func clear() {
    entries.removeAll()
  }

  private func observe(
    _ name: Notification.Name,
    _ entry: @escaping @MainActor (Notification, TimeInterval) -> KeyboardLogEntry?
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated {
          // Notifications go to every observer of the process; another phone's are not this log's.
          guard let self, UIApplication.shared.clock === self.clock,
            let entry = entry(note, self.clock.now)
          else { return }
          self.append(entry)
        }
      })
  }

  private func append(_ entry: KeyboardLogEntry) {
    entries.append(entry)
    if entries.count >= 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
    if case .notice = entry { onNotice() }
  }
}

extension KeyboardEventLog: CustomStringConvertible {
  /// What `handset events` prints: a line an entry.
  public nonisolated var description: String {
    MainActor.assumeIsolated { entries.map(\.description).joined(separator: "\n") }
  }
}
