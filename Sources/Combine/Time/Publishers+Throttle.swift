extension Publishers {
  /// Sends at most one value in every span of time: at once if the last one is long enough ago,
  /// else at the end of the span the newest or the first that came in it.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// The span.
    public let interval: Context.SchedulerTimeType.Stride
    /// What knows the time.
    public let scheduler: Context
    /// Whether the newest value of a span is sent rather than the first.
    public let latest: Bool

    /// A publisher that is slower than another.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, self))
    }

    private final class Inner<S: Subscriber>: EagerConduit<Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let rule: Throttle<Upstream, Context>
      private var lastTime: Context.SchedulerTimeType?
      private var waiting: Output?

      init(_ downstream: S, _ rule: Throttle<Upstream, Context>) {
        self.rule = rule
        super.init(downstream)
      }

      override func take(_ input: Output) -> Subscribers.Demand {
        if waiting != nil {
          if rule.latest { waiting = input }
          return .none
        }
        let now = rule.scheduler.now
        guard let next = lastTime?.advanced(by: rule.interval), now < next else {
          pass(input)
          return .none
        }
        waiting = input
        rule.scheduler.schedule(after: next) { [weak self] in self?.sendWaiting() }
        return .none
      }

      private func sendWaiting() {
        guard !isOver, let value = waiting else { return }
        waiting = nil
        pass(value)
      }

      private func pass(_ value: Output) {
        lastTime = rule.scheduler.now
        send(value)
      }

      override func takeEnd(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { sendWaiting() }
        super.takeEnd(completion)
      }

      override func release() { waiting = nil }
    }
  }
}

extension Publisher {
  /// Sends at most one value in every `interval`; of several the newest with `latest`, else the
  /// first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
