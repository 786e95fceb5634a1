/// Sends one value that comes some time, then finishes; or fails. The work begins when the
/// future is made, and its result is kept for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the result of the work.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Begins the work, which hands its result to the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let all = waiting
    waiting = []
    for subscription in all { subscription.take(result) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription<Output, Failure>(DemandBuffer(subscriber))
    if result == nil { waiting.append(subscription) }
    subscriber.receive(subscription: subscription)
    if let result { subscription.take(result) }
  }
}

private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let ask: (Subscribers.Demand) -> Void
  private let end: () -> Void
  private let deliver: (Result<Output, Failure>) -> Void

  init<S: Subscriber>(_ buffer: DemandBuffer<S>) where S.Input == Output, S.Failure == Failure {
    ask = buffer.request
    end = buffer.cancel
    deliver = { result in
      switch result {
      case .success(let value):
        buffer.send(value)
        buffer.finish(.finished)
      case .failure(let error):
        buffer.fail(error)
      }
    }
  }

  func take(_ result: Result<Output, Failure>) { deliver(result) }
  func request(_ demand: Subscribers.Demand) { ask(demand) }
  func cancel() { end() }
}
