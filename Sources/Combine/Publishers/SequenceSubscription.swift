/// Sends elements as they are asked for, then the end.
final class SequenceSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private var elements: Elements
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, _ downstream: Downstream) {
    self.elements = elements
    self.downstream = downstream
    next = self.elements.next()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    while let downstream, self.demand > 0, let value = next {
      self.demand -= 1
      next = elements.next()
      self.demand += downstream.receive(value)
    }
    isSending = false
    if next == nil, let downstream {
      self.downstream = nil
      downstream.receive(completion: .finished)
    }
  }

  func cancel() {
    downstream = nil
  }
}
