import UIKit

extension Timer {
  /// Sends the date again and again, on the phone's clock, once connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date of the phone.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval

    private let subscriptions = SubjectSubscriptions<Date, Never>()

    /// A timer of `interval` seconds. The clock is exact and has one mode: tolerance, loop and
    /// mode make no difference.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subscriptions.add(subscriber)
    }

    /// Begins to count.
    public func connect() -> any Cancellable {
      RepeatedAction(first: PhoneClock.now + interval, interval: interval) { [subscriptions] in
        subscriptions.send(PhoneClock.date)
      }
    }
  }

  /// A publisher of the date every `interval` seconds of the phone's clock.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension PhoneClock {
  /// The date of the phone.
  static var date: Date {
    MainActor.assumeIsolated {
      UIApplication.shared.startDate.addingTimeInterval(MediaClock.current.now)
    }
  }
}
