import UIKit

/// The clock of the current phone for code that is not bound to the main actor, which is the
/// only thread of a phone.
enum PhoneClock {
  static var now: TimeInterval {
    MainActor.assumeIsolated { MediaClock.current.now }
  }

  static func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) var result: AnyCancellable!
    MainActor.assumeIsolated {
      let event = MediaClock.current.schedule(at: time) { action() }
      result = AnyCancellable { MainActor.assumeIsolated { event.cancel() } }
    }
    return result
  }

  static func perform(at time: TimeInterval, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    MainActor.assumeIsolated {
      _ = MediaClock.current.schedule(at: time) { action() }
    }
  }
}
