extension Publishers {
  /// Sends what a closure makes of all values so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// What there is before the first value.
    public let initialResult: Output
    /// What is made of the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher that sums up.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let next = nextPartialResult
      let sums = upstream.map { value in
        result = next(result, value)
        return result
      }
      sums.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends what `nextPartialResult` makes of the last result and each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
