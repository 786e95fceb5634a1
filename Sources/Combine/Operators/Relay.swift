/// Sends the values of one publisher after another to one subscriber, and carries the demand
/// that is left from one to the next.
final class Relay<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var source: (any Subscription)?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Takes values from `publisher`; what happens at its end is up to `onEnd`.
  func take<P: Publisher>(
    from publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    guard downstream != nil else { return }
    publisher.receive(subscriber: RelaySource<P.Failure, Downstream>(self, onEnd: onEnd))
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    source?.request(demand)
  }

  func cancel() {
    downstream = nil
    let source = self.source
    self.source = nil
    source?.cancel()
  }

  fileprivate func attach(_ subscription: any Subscription) {
    guard downstream != nil else { return subscription.cancel() }
    source = subscription
    if demand > 0 { subscription.request(demand) }
  }

  fileprivate func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }
}

private final class RelaySource<Failure: Error, Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input

  private let relay: Relay<Downstream>
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(_ relay: Relay<Downstream>, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.relay = relay
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) { relay.attach(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { relay.deliver(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion) }
}
