extension Publishers {
  /// Sends at the end what a closure has made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// What there is before the first value.
    public let initial: Output
    /// What is made of the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher that sums up.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, initial, nextPartialResult))
    }

    private final class Inner<S: Subscriber>: EagerConduit<Upstream.Output, S>
    where S.Input == Output, S.Failure == Failure {
      private var result: Output
      private let next: (Output, Upstream.Output) -> Output
      private let buffer: DemandBuffer<S>

      init(
        _ downstream: S, _ initial: Output,
        _ next: @escaping (Output, Upstream.Output) -> Output
      ) {
        result = initial
        self.next = next
        buffer = DemandBuffer(downstream)
        super.init(downstream)
      }

      override func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

      override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        result = next(result, input)
        return .none
      }

      override func takeEnd(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { buffer.send(result) }
        buffer.finish(completion)
      }

      override func release() { buffer.cancel() }
    }
  }
}

extension Publisher {
  /// Sends at the end what `nextPartialResult` has made of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends all values as one array at the end.
  public func collect() -> Publishers.Reduce<Self, [Output]> {
    reduce([]) { $0 + [$1] }
  }

  /// Sends the number of values at the end.
  public func count() -> Publishers.Reduce<Self, Int> {
    reduce(0) { count, _ in count + 1 }
  }
}
