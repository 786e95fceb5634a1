extension Publishers {
  /// Tells closures what goes through.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// Told of the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Told of each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Told of the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Told of the cancellation.
    public var receiveCancel: (() -> Void)?
    /// Told of demands.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(subscriber, self))
    }

    private final class Inner<S: Subscriber>: PlainConduit<Output, S>
    where S.Input == Output, S.Failure == Failure {
      private var events: HandleEvents<Upstream>?

      init(_ downstream: S, _ events: HandleEvents<Upstream>) {
        self.events = events
        super.init(downstream)
      }

      override func receive(subscription: any Subscription) {
        events?.receiveSubscription?(subscription)
        super.receive(subscription: subscription)
      }

      override func take(_ input: Output) -> Subscribers.Demand {
        events?.receiveOutput?(input)
        return downstream.receive(input)
      }

      override func takeEnd(_ completion: Subscribers.Completion<Failure>) {
        events?.receiveCompletion?(completion)
        super.takeEnd(completion)
      }

      override func request(_ demand: Subscribers.Demand) {
        events?.receiveRequest?(demand)
        super.request(demand)
      }

      override func cancel() {
        if !isOver { events?.receiveCancel?() }
        super.cancel()
      }

      override func release() { events = nil }
    }
  }
}

extension Publisher {
  /// Tells closures what goes through.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
