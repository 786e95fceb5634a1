extension Subscribers {
  /// Asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    /// A subscriber with its two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks for everything; a second subscription is ended.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands a value on.
    public func receive(_ input: Input) -> Subscribers.Demand {
      receiveValue?(input)
      return .none
    }

    /// Hands the end on.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let tell = receiveCompletion
      end()
      tell?(completion)
    }

    /// Ends the subscription; the closures are let go.
    public func cancel() {
      let subscription = self.subscription
      end()
      subscription?.cancel()
    }

    private func end() {
      isOver = true
      subscription = nil
      receiveValue = nil
      receiveCompletion = nil
    }
  }
}

extension Publisher {
  /// Hands values and the end to closures until the result is cancelled or let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands values to a closure until the result is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
