/// Holds the kinds of subscriptions.
public enum Subscriptions {
  /// A subscription that sends nothing, for a publisher that completes at once.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
