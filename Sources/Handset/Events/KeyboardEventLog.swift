import Foundation
import UIKit

/// Collects the keyboard notifications of one phone.
@MainActor
public final class KeyboardEventLog {
  /// All events so far, in order.
  public private(set) var events: [KeyboardEvent] = []

  private let clock: MediaClock
  private var observers: [any NSObjectProtocol] = []

  init(clock: MediaClock) {
    self.clock = clock
    observers = KeyboardEvent.names.map { notification, name in
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
        [weak self] note in
        nonisolated(unsafe) let userInfo = note.userInfo
        MainActor.assumeIsolated {
          self?.note(name, userInfo)
        }
      }
    }
  }

  isolated deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  /// Forgets all events so far.
  public func clear() {
    events.removeAll()
  }

  private func note(_ name: String, _ userInfo: [AnyHashable: Any]?) {
    // Notifications go to every observer of the process; another phone's are not this log's.
    guard UIApplication.shared.clock === clock,
      let event = KeyboardEvent(name: name, time: clock.now, userInfo: userInfo)
    else { return }
    events.append(event)
  }
}
