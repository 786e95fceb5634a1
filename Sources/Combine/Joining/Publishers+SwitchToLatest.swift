extension Publishers {
  /// Sends the values of the newest publisher that it is sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    /// What it sends.
    public typealias Output = P.Output
    /// How it fails.
    public typealias Failure = P.Failure

    /// Where publishers come from.
    public let upstream: Upstream

    /// A publisher of the newest publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber))
    }

    private final class Inner<S: Subscriber>: HubConduit<P, S>
    where S.Input == Output, S.Failure == Failure {
      override func take(_ input: P) -> Subscribers.Demand {
        hub.endSources()
        hub.add(input)
        return .none
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the newest publisher; the one before is ended.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
