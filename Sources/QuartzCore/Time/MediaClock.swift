import Foundation

/// The only source of time: seconds since the phone was switched on. It moves when its owner
/// says so and runs what is due on the way, in order of due time.
@preconcurrency @MainActor
public final class MediaClock {
  /// The clock that `CACurrentMediaTime()` reads: that of the phone being run.
  public static var current = MediaClock()

  /// Seconds since the phone was switched on.
  public private(set) var now: TimeInterval

  /// How many animations move now, endless ones included; those that wait for their beginning
  /// or are held still do not count. With none, and until `nextDueTime`, every frame is like the
  /// last.
  public internal(set) var liveAnimationCount = 0

  /// How many of them come to an end: not the endless ones, nor those that are always followed by
  /// another, such as the fades of a blinking caret.
  public internal(set) var endingAnimationCount = 0

  /// Sums of frame times miss the instants they mean by rounding; what is due within this many
  /// seconds is due now.
  private static let tolerance: TimeInterval = 1e-9

  private var events: [ScheduledEvent] = []
  private var nextOrder = 0

  /// A clock that stands at `now` seconds.
  public init(now: TimeInterval = 0) {
    self.now = now
  }

  /// When the next event is due, or `nil` with nothing to wait for.
  public var nextDueTime: TimeInterval? {
    events.first?.dueTime
  }

  /// Runs `body` once the clock reaches `time` (seconds on this clock). A time in the past
  /// means the next advance. Events of equal time run in the order they were scheduled.
  @discardableResult
  public func schedule(
    at time: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    let event = ScheduledEvent(dueTime: max(time, now), order: nextOrder, body: body)
    nextOrder += 1
    events.insert(event, at: place(of: event))
    event.clock = self
    return event
  }

  /// Runs `body` after `delay` seconds.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule(at: now + max(0, delay), body)
  }

  /// Whether something was left for this very instant, behind what is being done.
  public var hasDueEvents: Bool { events.first.map { $0.dueTime <= now } ?? false }

  /// Moves time forward to `time`, running every event due until then. All events of one
  /// instant run together, followed by `afterEachInstant`, where the owner lets layout follow.
  /// Events scheduled on the way for a time within reach run as well. Going back does nothing.
  public func advance(to time: TimeInterval, afterEachInstant: () -> Void = {}) {
    while let due = events.first?.dueTime, due <= time + Self.tolerance {
      now = max(now, min(due, time))
      runEvents(dueBy: now + Self.tolerance)
      afterEachInstant()
    }
    now = max(now, time)
  }

  func cancel(_ event: ScheduledEvent) {
    let place = place(of: event)
    if place < events.count, events[place] === event { events.remove(at: place) }
  }

  /// Where an event stands, or would stand, among those that wait.
  private func place(of event: ScheduledEvent) -> Int {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].precedes(event) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func runEvents(dueBy time: TimeInterval) {
    // Only what was scheduled before this instant began: an event that schedules another for
    // "now" must not keep the layout from following.
    let due = events.prefix { $0.dueTime <= time }
    events.removeFirst(due.count)
    for event in due {
      event.run()
    }
  }
}

/// The current time of the running phone's clock, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
  MediaClock.current.now
}
