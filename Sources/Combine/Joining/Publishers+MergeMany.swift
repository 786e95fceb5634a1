extension Publishers {
  /// Sends the values of any number of publishers of one kind as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let publishers: [Upstream]

    /// A publisher of others.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// A publisher of others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// The same with one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(subscriber)
      subscriber.receive(subscription: hub)
      for publisher in publishers { hub.add(publisher) }
      hub.close()
    }
  }
}

extension Publisher {
  /// Sends the values of another publisher of the same kind as well.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
