/// A subscriber whose kind nobody needs to know.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The name of the subscriber inside.
  public let combineIdentifier: CombineIdentifier

  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Behaves as `subscriber`.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    takeSubscription = subscriber.receive(subscription:)
    takeValue = subscriber.receive(_:)
    takeCompletion = subscriber.receive(completion:)
  }

  /// A subscriber made of closures; without one for values it asks for none.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }

  /// Hears that it was attached.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }
  /// Takes a value.
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
  /// Hears the end.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
