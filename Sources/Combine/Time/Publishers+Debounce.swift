extension Publishers {
  /// Sends a value once no other has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// How long none may have come.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What knows the time.
    public let scheduler: Context

    /// A publisher that waits for quiet.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, dueTime, scheduler))
    }

    private final class Inner<S: Subscriber>: EagerConduit<Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let dueTime: Context.SchedulerTimeType.Stride
      private let scheduler: Context
      private var number = 0
      private var newest: Output?

      init(_ downstream: S, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(downstream)
      }

      override func take(_ input: Output) -> Subscribers.Demand {
        number += 1
        newest = input
        let own = number
        scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) { [weak self] in
          guard let self, own == number else { return }
          sendNewest()
        }
        return .none
      }

      private func sendNewest() {
        guard let value = newest else { return }
        newest = nil
        send(value)
      }

      override func takeEnd(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { sendNewest() }
        super.takeEnd(completion)
      }

      override func release() { newest = nil }
    }
  }
}

extension Publisher {
  /// Sends a value once no other has come for `dueTime`.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }
}
