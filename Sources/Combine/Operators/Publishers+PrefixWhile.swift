extension Publishers {
  /// Sends values until a closure no longer accepts one.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// Which values are sent.
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
      upstream.receive(subscriber: Gate(subscriber) { predicate($0) ? .pass : .finish })
    }
  }
}

extension Publisher {
  /// Sends values as long as `predicate` accepts them, then finishes.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
