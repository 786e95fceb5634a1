/// Sends the values of several publishers to one subscriber as they come. It ends when all have
/// ended, or with the first failure.
final class MergeHub<Downstream: Subscriber>: Subscription {
  private let buffer: DemandBuffer<Downstream>
  private var sources: [ObjectIdentifier: any Subscription] = [:]
  private var openCount = 0
  private var isClosed = false

  /// Told when one publisher has ended.
  var onSourceEnd: () -> Void = {}

  init(_ downstream: Downstream) {
    buffer = DemandBuffer(downstream)
  }

  func add<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    guard !buffer.isOver else { return }
    openCount += 1
    publisher.receive(subscriber: MergeSource(self))
  }

  /// Says that no more publishers come.
  func close() {
    isClosed = true
    finishIfDone()
  }

  func fail(_ error: Downstream.Failure) {
    endSources()
    buffer.fail(error)
  }

  func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

  func cancel() {
    buffer.cancel()
    endSources()
  }

  /// Ends what runs, to make room for another publisher.
  func endSources() {
    let all = sources.values
    sources = [:]
    openCount = 0
    for source in all { source.cancel() }
  }

  fileprivate func attach(_ subscription: any Subscription, _ source: AnyObject) {
    guard !buffer.isOver else { return subscription.cancel() }
    sources[ObjectIdentifier(source)] = subscription
    subscription.request(.unlimited)
  }

  fileprivate func take(_ value: Downstream.Input, _ source: AnyObject) {
    if sources[ObjectIdentifier(source)] != nil { buffer.send(value) }
  }

  fileprivate func end(
    _ completion: Subscribers.Completion<Downstream.Failure>, _ source: AnyObject
  ) {
    guard sources.removeValue(forKey: ObjectIdentifier(source)) != nil else { return }
    openCount -= 1
    if case .failure(let error) = completion { return fail(error) }
    onSourceEnd()
    finishIfDone()
  }

  private func finishIfDone() {
    if isClosed, openCount == 0 { buffer.finish(.finished) }
  }
}

private final class MergeSource<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let hub: MergeHub<Downstream>

  init(_ hub: MergeHub<Downstream>) {
    self.hub = hub
  }

  func receive(subscription: any Subscription) { hub.attach(subscription, self) }

  func receive(_ input: Input) -> Subscribers.Demand {
    hub.take(input, self)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { hub.end(completion, self) }
}
