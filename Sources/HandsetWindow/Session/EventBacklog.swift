import Foundation

/// What the host has reported and the phone has not been told yet, in the order in which it came.
/// A burst of keys is worked off a part a frame, so that the phone is still seen to move.
struct EventBacklog {
  /// How much of a frame may go into events, seconds: half of a sixtieth, the rest is for the
  /// picture.
  static let budget: TimeInterval = 1.0 / 120
  /// Never more than this, so that a slow host still shows ten pictures a second.
  static let longest: TimeInterval = 0.05

  /// The same after a picture that took so many seconds: events get as much, so that pictures take
  /// no more than half of the time that a burst needs.
  static func budget(afterPicture duration: TimeInterval) -> TimeInterval {
    min(max(budget, duration), longest)
  }

  private var events: [WindowEvent] = []
  /// Those before this place have been handed out.
  private var next = 0

  var isEmpty: Bool { next == events.count }

  mutating func append(_ event: WindowEvent) {
    events.append(event)
  }

  /// The event that is the phone's turn, taken off; `nil` when none is left.
  mutating func takeFirst() -> WindowEvent? {
    guard next < events.count else { return nil }
    defer {
      next += 1
      if isEmpty {
        events.removeAll(keepingCapacity: events.count < 1_024)
        next = 0
      }
    }
    return events[next]
  }
}
