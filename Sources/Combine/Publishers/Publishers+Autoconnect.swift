extension Publishers {
  /// Connects a publisher when its first subscriber comes, and cuts it off after its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    private var count = 0
    private var connection: (any Cancellable)?

    /// A publisher that connects by itself.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber) { self.subscriberLeft() })
      count += 1
      if count == 1 { connection = upstream.connect() }
    }

    private func subscriberLeft() {
      count -= 1
      guard count <= 0 else { return }
      count = 0
      connection?.cancel()
      connection = nil
    }

    private final class Inner<S: Subscriber>: PlainConduit<Output, S>
    where S.Input == Output, S.Failure == Failure {
      private var onEnd: (() -> Void)?

      init(_ downstream: S, onEnd: @escaping () -> Void) {
        self.onEnd = onEnd
        super.init(downstream)
      }

      override func take(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

      override func release() {
        let tell = onEnd
        onEnd = nil
        tell?()
      }
    }
  }
}
