extension Publishers {
  /// Fails with what a closure makes of a failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// Where values come from.
    public let upstream: Upstream
    /// What is made of a failure.
    public let transform: (Upstream.Failure) -> Failure

    /// A publisher with other failures.
    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, transform))
    }

    private final class Inner<S: Subscriber>: Conduit<Output, Upstream.Failure, S>
    where S.Input == Output, S.Failure == Failure {
      private let transform: (Upstream.Failure) -> S.Failure

      init(_ downstream: S, _ transform: @escaping (Upstream.Failure) -> S.Failure) {
        self.transform = transform
        super.init(downstream)
      }

      override func take(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

      override func takeEnd(_ completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished: finish(.finished)
        case .failure(let error): finish(.failure(transform(error)))
        }
      }
    }
  }
}

extension Publisher {
  /// Fails with what `transform` makes of a failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}
