extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How the other publisher fails.
    public typealias Failure = NewPublisher.Failure

    /// Where values come from first.
    public let upstream: Upstream
    /// Makes the other publisher from the failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// A publisher that survives a failure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = self.handler
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay)
      relay.take(from: upstream) { completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.take(from: handler(error)) { relay.finish($0) }
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with what `handler` makes of a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Sends `output` in place of a failure, and finishes.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    `catch` { _ in Just(output) }
  }
}
