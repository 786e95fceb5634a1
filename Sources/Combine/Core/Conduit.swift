/// What stands between a publisher and a subscriber: takes values from above, passes them on
/// below, and demand the other way. Operators override how a value and the end are taken.
/// After its end it passes on nothing, whatever arrives.
class Conduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  let downstream: Downstream
  private(set) var upstream: (any Subscription)?
  private(set) var isOver = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  // MARK: To override

  /// Takes a value; answers how many more are wanted in its place.
  func take(_ input: Input) -> Subscribers.Demand { .none }

  /// Takes the end.
  func takeEnd(_ completion: Subscribers.Completion<Failure>) {}

  /// Asks for more.
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  /// Lets go of what is held besides the upstream subscription.
  func release() {}

  // MARK: Passing on

  /// Ends upwards, if that is still open, and downwards.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard !isOver else { return }
    end()
    downstream.receive(completion: completion)
  }

  private func end() {
    isOver = true
    let upstream = self.upstream
    self.upstream = nil
    upstream?.cancel()
    release()
  }

  // MARK: Subscriber

  func receive(subscription: any Subscription) {
    guard upstream == nil, !isOver else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isOver ? .none : take(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    upstream = nil
    takeEnd(completion)
  }

  // MARK: Subscription

  func cancel() {
    guard !isOver else { return }
    end()
  }
}

/// A conduit that passes the end on as it is.
class PlainConduit<Input, Downstream: Subscriber>: Conduit<Input, Downstream.Failure, Downstream> {
  override func takeEnd(_ completion: Subscribers.Completion<Downstream.Failure>) {
    finish(completion)
  }
}
