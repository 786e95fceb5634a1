extension Publishers {
  /// How values are collected.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Those of each span of time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Those of each span of time, and at most so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Collects values, and sends them together.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = [Upstream.Output]
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// How they are collected.
    public let strategy: TimeGroupingStrategy<Context>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, strategy))
    }

    private final class Inner<S: Subscriber>: PlainConduit<Upstream.Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let scheduler: Context
      private let interval: Context.SchedulerTimeType.Stride
      private let most: Int?
      private let buffer: DemandBuffer<S>
      private var collected: [Upstream.Output] = []
      private var timer: (any Cancellable)?

      init(_ downstream: S, _ strategy: TimeGroupingStrategy<Context>) {
        switch strategy {
        case .byTime(let scheduler, let interval):
          (self.scheduler, self.interval, most) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
          (self.scheduler, self.interval, most) = (scheduler, interval, count)
        }
        buffer = DemandBuffer(downstream)
        super.init(downstream)
      }

      override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        subscription.request(.unlimited)
        timer = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval
        ) { [weak self] in self?.hand() }
      }

      override func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

      override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        collected.append(input)
        if let most, collected.count >= most { hand() }
        return .none
      }

      private func hand() {
        guard !collected.isEmpty else { return }
        let values = collected
        collected = []
        buffer.send(values)
      }

      override func takeEnd(_ completion: Subscribers.Completion<Failure>) {
        timer?.cancel()
        if case .finished = completion { hand() }
        buffer.finish(completion)
      }

      override func release() {
        timer?.cancel()
        buffer.cancel()
      }
    }
  }
}

extension Publisher {
  /// Collects values by time, and sends those of each span together.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy)
  }
}
