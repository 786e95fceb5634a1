extension Publishers {
  /// Sends the time between values in their place.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// Which time is measured.
    public let scheduler: Context

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, scheduler))
    }

    private final class Inner<S: Subscriber>: PlainConduit<Upstream.Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let scheduler: Context
      private var last: Context.SchedulerTimeType?

      init(_ downstream: S, _ scheduler: Context) {
        self.scheduler = scheduler
        super.init(downstream)
      }

      override func receive(subscription: any Subscription) {
        last = scheduler.now
        super.receive(subscription: subscription)
      }

      override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        let now = scheduler.now
        defer { last = now }
        return downstream.receive((last ?? now).distance(to: now))
      }
    }
  }
}

extension Publisher {
  /// Sends the time since the value before, or since the subscription, in the place of values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
