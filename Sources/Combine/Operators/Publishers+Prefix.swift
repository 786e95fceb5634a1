extension Publishers {
  /// Sends the first values and finishes.
  public struct Prefix<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// How many are sent.
    public let maxLength: Int

    /// A publisher that sends on some values of another.
    public init(upstream: Upstream, maxLength: Int) {
      self.upstream = upstream
      self.maxLength = maxLength
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard maxLength > 0 else {
        return Empty(outputType: Output.self, failureType: Failure.self)
          .receive(subscriber: subscriber)
      }
      var left = maxLength
      upstream.receive(
        subscriber: Gate(subscriber) { _ in
          left -= 1
          return left > 0 ? .pass : .passAndFinish
        })
    }
  }
}

extension Publisher {
  /// Sends the first `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}
