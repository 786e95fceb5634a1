/// Sends what it is given to whoever listens at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()
  private var sources: [any Subscription] = []

  /// A subject without subscribers.
  public init() {}

  deinit {
    for source in sources { source.cancel() }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriptions.add(subscriber)
  }

  /// Sends a value.
  public func send(_ value: Output) { subscriptions.send(value) }
  /// Ends all subscriptions; later subscribers hear of the end at once.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion)
  }
  /// Asks a subscription for all its values.
  public func send(subscription: any Subscription) {
    sources.append(subscription)
    subscription.request(.unlimited)
  }
}
