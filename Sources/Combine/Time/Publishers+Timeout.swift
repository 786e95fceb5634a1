extension Publishers {
  /// Ends when nothing has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// How long nothing may come.
    public let interval: Context.SchedulerTimeType.Stride
    /// On which time runs.
    public let scheduler: Context
    /// The failure at its end; with `nil` it just finishes.
    public let customError: (() -> Failure)?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, self))
    }

    private final class Inner<S: Subscriber>: PlainConduit<Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let rule: Timeout
      private var count = 0

      init(_ downstream: S, _ rule: Timeout) {
        self.rule = rule
        super.init(downstream)
      }

      override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        startTime()
      }

      override func take(_ input: Output) -> Subscribers.Demand {
        startTime()
        return downstream.receive(input)
      }

      private func startTime() {
        count += 1
        let present = count
        rule.scheduler.schedule(after: rule.scheduler.now.advanced(by: rule.interval)) {
          [weak self] in
          guard let self, !isOver, count == present else { return }
          finish(rule.customError.map { .failure($0()) } ?? .finished)
        }
      }
    }
  }
}

extension Publisher {
  /// Ends when nothing has come for `interval`; with a failure, if one is given.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, customError: customError)
  }
}
