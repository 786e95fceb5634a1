extension Publishers {
  /// Sends a value at the end of a publisher that has sent none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// What is sent if there are none.
    public let output: Output

    /// A publisher that is never empty.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, output))
    }

    private final class Inner<S: Subscriber>: PlainConduit<Output, S>
    where S.Input == Output, S.Failure == Failure {
      private let output: Output
      private let buffer: DemandBuffer<S>
      private var isEmpty = true

      init(_ downstream: S, _ output: Output) {
        self.output = output
        buffer = DemandBuffer(downstream)
        super.init(downstream)
      }

      override func request(_ demand: Subscribers.Demand) {
        super.request(demand)
        buffer.request(demand)
      }

      override func take(_ input: Output) -> Subscribers.Demand {
        isEmpty = false
        return downstream.receive(input)
      }

      override func takeEnd(_ completion: Subscribers.Completion<Failure>) {
        if isEmpty, case .finished = completion { buffer.send(output) }
        buffer.finish(completion)
      }

      override func release() { buffer.cancel() }
    }
  }
}

extension Publisher {
  /// Sends `output` at the end if there was no value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
