extension Publishers {
  /// The same values for subscribers that know failures of a kind.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// Where values come from.
    public let upstream: Upstream

    /// A publisher that could fail.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber))
    }

    private final class Inner<S: Subscriber>: Conduit<Output, Never, S>
    where S.Input == Output, S.Failure == Failure {
      override func take(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

      override func takeEnd(_ completion: Subscribers.Completion<Never>) { finish(.finished) }
    }
  }
}

extension Publisher where Failure == Never {
  /// The same for subscribers that know failures of a kind.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
