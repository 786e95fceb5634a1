/// A publisher that somebody feeds by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that ask for one.
  func send(_ value: Output)
  /// Ends all subscriptions.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes on a subscription from which values come.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says nothing.
  public func send() { send(()) }
}
