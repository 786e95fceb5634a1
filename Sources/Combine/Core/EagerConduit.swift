/// A conduit that takes all values from above as they come, and sends on only as many as are asked
/// for: what comes when nobody has asked is left out.
class EagerConduit<Input, Downstream: Subscriber>: PlainConduit<Input, Downstream> {
  private var demand = Subscribers.Demand.none

  /// How many values are asked for above.
  var demandAbove: Subscribers.Demand { .unlimited }

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    upstream?.request(demandAbove)
  }

  override func request(_ demand: Subscribers.Demand) { self.demand += demand }

  /// Sends a value on, if one is asked for.
  func send(_ value: Downstream.Input) {
    guard !isOver, demand > 0 else { return }
    demand -= 1
    demand += downstream.receive(value)
  }
}
