extension Publishers {
  /// Makes a publisher of each value and sends the values of all of them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What it sends.
    public typealias Output = NewPublisher.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// How many publishers may run at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// A publisher of publishers.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, maxPublishers, transform))
    }

    private final class Inner<S: Subscriber>: HubConduit<Upstream.Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let maxPublishers: Subscribers.Demand
      private let transform: (Upstream.Output) -> NewPublisher

      init(
        _ downstream: S, _ maxPublishers: Subscribers.Demand,
        _ transform: @escaping (Upstream.Output) -> NewPublisher
      ) {
        self.maxPublishers = maxPublishers
        self.transform = transform
        super.init(downstream)
        hub.onSourceEnd = { [weak self] in self?.upstream?.request(.max(1)) }
      }

      override var demandAbove: Subscribers.Demand { maxPublishers }

      override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        hub.add(transform(input))
        return .none
      }
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value and sends the values of all of them, at most
  /// `maxPublishers` at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher, which cannot fail, of each value and sends the values of all of them.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
