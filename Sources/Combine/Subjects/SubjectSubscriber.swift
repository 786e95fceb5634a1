/// Passes everything from a publisher to a subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, Cancellable {
  private weak var target: Target?
  private var subscription: (any Subscription)?

  init(_ target: Target) {
    self.target = target
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, let target else { return subscription.cancel() }
    self.subscription = subscription
    target.send(subscription: subscription)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    target?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    subscription = nil
    target?.send(completion: completion)
  }

  func cancel() {
    let subscription = self.subscription
    self.subscription = nil
    subscription?.cancel()
  }
}
