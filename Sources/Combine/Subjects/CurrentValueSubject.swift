/// Keeps a value and sends it and its changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = SubjectSubscriptions<Output, Failure>()
  private var sources: [any Subscription] = []
  private var current: Output

  /// A subject with its first value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// The newest value. Setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which gets the value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriptions.add(subscriber, current: current)
  }

  /// Keeps and sends a value. A subscriber without demand gets the newest one later.
  public func send(_ value: Output) {
    guard !subscriptions.isOver else { return }
    current = value
    subscriptions.send(value, keepsMissed: true)
  }

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
