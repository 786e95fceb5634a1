extension Publishers {
  /// Sends what a closure makes of each value; an error of the closure is the end.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Any error.
    public typealias Failure = any Error

    /// Where values come from.
    public let upstream: Upstream
    /// What is done to each.
    public let transform: (Upstream.Output) throws -> Output

    /// A publisher that transforms values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, transform))
    }

    private final class Inner<S: Subscriber>: Conduit<Upstream.Output, Upstream.Failure, S>
    where S.Input == Output, S.Failure == Failure {
      private let transform: (Upstream.Output) throws -> Output

      init(_ downstream: S, _ transform: @escaping (Upstream.Output) throws -> Output) {
        self.transform = transform
        super.init(downstream)
      }

      override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        do {
          return downstream.receive(try transform(input))
        } catch {
          finish(.failure(error))
          return .none
        }
      }

      override func takeEnd(_ completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished: finish(.finished)
        case .failure(let error): finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value; an error ends it.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
