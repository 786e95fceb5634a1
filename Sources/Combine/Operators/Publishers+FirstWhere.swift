extension Publishers {
  /// Sends the first value that a closure accepts, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// Which value is sent.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher that sends on some values of another.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = self.predicate
      upstream.receive(subscriber: Gate(subscriber) { predicate($0) ? .passAndFinish : .drop })
    }
  }
}

extension Publisher {
  /// Sends the first value and finishes.
  public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }

  /// Sends the first value that `predicate` accepts, and finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
