extension Publishers {
  /// Sends values and the end later, in their order.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// How much later; `nil` for as soon as the scheduler can.
    public let interval: Context.SchedulerTimeType.Stride?
    /// What knows the time.
    public let scheduler: Context

    /// A publisher that is late.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride?, scheduler: Context
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, interval, scheduler))
    }

    private final class Inner<S: Subscriber>: PlainConduit<Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let interval: Context.SchedulerTimeType.Stride?
      private let scheduler: Context

      init(
        _ downstream: S, _ interval: Context.SchedulerTimeType.Stride?, _ scheduler: Context
      ) {
        self.interval = interval
        self.scheduler = scheduler
        super.init(downstream)
      }

      override func take(_ input: Output) -> Subscribers.Demand {
        later { [weak self] in
          guard let self, !isOver else { return }
          let more = downstream.receive(input)
          if more > 0 { upstream?.request(more) }
        }
        return .none
      }

      override func takeEnd(_ completion: Subscribers.Completion<Failure>) {
        later { [self] in finish(completion) }
      }

      private func later(_ action: @escaping () -> Void) {
        guard let interval else { return scheduler.schedule(action) }
        scheduler.schedule(after: scheduler.now.advanced(by: interval), action)
      }
    }
  }
}

extension Publisher {
  /// Sends values and the end `interval` later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }

  /// Sends values and the end from `scheduler`: on the phone's clock at its next instant, which
  /// may be the present one.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: nil, scheduler: scheduler)
  }
}
