extension Publishers {
  /// Leaves out values until a closure no longer accepts one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// Which first values are left out.
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
      var isDropping = true
      upstream.receive(
        subscriber: Gate(subscriber) { value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .drop : .pass
        })
    }
  }
}

extension Publisher {
  /// Leaves out the first values, as long as `predicate` accepts them.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
