extension Publishers {
  /// Sends what a closure makes of each value, where it makes something.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// What is done to each.
    public let transform: (Upstream.Output) -> Output?

    /// A publisher that transforms values and leaves some out.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, transform))
    }

    private final class Inner<S: Subscriber>: PlainConduit<Upstream.Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let transform: (Upstream.Output) -> Output?

      init(_ downstream: S, _ transform: @escaping (Upstream.Output) -> Output?) {
        self.transform = transform
        super.init(downstream)
      }

      override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        transform(input).map(downstream.receive) ?? .max(1)
      }
    }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value, where it makes something.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
