extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// What is done to each.
    public let transform: (Upstream.Output) -> Output

    /// A publisher that transforms values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
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
      private let transform: (Upstream.Output) -> Output

      init(_ downstream: S, _ transform: @escaping (Upstream.Output) -> Output) {
        self.transform = transform
        super.init(downstream)
      }

      override func take(_ input: Upstream.Output) -> Subscribers.Demand {
        downstream.receive(transform(input))
      }
    }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends `output` for each value that is not there.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
