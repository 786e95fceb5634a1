/// Takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it takes.
  associatedtype Input
  /// Which failures it takes; `Never` if none.
  associatedtype Failure: Error

  /// Hears that it was attached, and asks for values of `subscription`.
  func receive(subscription: any Subscription)
  /// Takes a value. Answers how many more than already asked for it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Hears that there are no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that says nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}
