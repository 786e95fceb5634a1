/// Values that wait until a subscriber asks for them, and the end that follows them. Values that
/// arrive while one is being delivered wait for their turn, so the order is kept.
final class DemandBuffer<Downstream: Subscriber> {
  private let downstream: Downstream
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  private(set) var isOver = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    deliver()
  }

  func send(_ value: Downstream.Input) {
    guard completion == nil, !isOver else { return }
    waiting.append(value)
    deliver()
  }

  /// The end comes after all values that wait.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard self.completion == nil, !isOver else { return }
    self.completion = completion
    deliver()
  }

  /// A failure does not wait.
  func fail(_ error: Downstream.Failure) {
    waiting = []
    finish(.failure(error))
  }

  func cancel() {
    isOver = true
    waiting = []
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !isOver, demand > 0, !waiting.isEmpty {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    isDelivering = false
    if !isOver, waiting.isEmpty, let completion {
      isOver = true
      downstream.receive(completion: completion)
    }
  }
}
