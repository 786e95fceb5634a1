/// The bond between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values, in addition to those asked for earlier.
  func request(_ demand: Subscribers.Demand)
}
