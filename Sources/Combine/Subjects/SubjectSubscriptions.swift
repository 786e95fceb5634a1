/// One subscriber of a subject.
class SubjectSubscription<Output, Failure: Error>: Subscription {
  fileprivate weak var owner: SubjectSubscriptions<Output, Failure>?
  fileprivate var demand = Subscribers.Demand.none

  /// A value for which there was no demand and which is the newest, if the subject keeps one.
  fileprivate var missed: Output?

  fileprivate func deliver(_ value: Output) {}
  fileprivate func deliver(_ completion: Subscribers.Completion<Failure>) {}

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if self.demand > 0, let value = missed {
      missed = nil
      deliver(value)
    }
  }

  func cancel() {
    owner?.remove(self)
    owner = nil
    demand = .none
    missed = nil
  }
}

private final class TypedSubscription<Downstream: Subscriber>: SubjectSubscription<
  Downstream.Input, Downstream.Failure
>
{
  private var downstream: Downstream?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  override func deliver(_ value: Downstream.Input) {
    guard let downstream else { return }
    demand -= 1
    demand += downstream.receive(value)
  }

  override func deliver(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }

  override func cancel() {
    downstream = nil
    super.cancel()
  }
}

/// All subscribers of a subject, in the order in which they came. Those who come or go while a
/// value is sent do not disturb the others.
final class SubjectSubscriptions<Output, Failure: Error> {
  private var list: [SubjectSubscription<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var isOver: Bool { completion != nil }

  /// Attaches a subscriber; `current` is what it gets first.
  func add<S: Subscriber>(_ subscriber: S, current: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let subscription = TypedSubscription(subscriber)
    subscription.owner = self
    subscription.missed = current
    list.append(subscription)
    subscriber.receive(subscription: subscription)
  }

  /// Sends to those who asked; for the others it is kept with `keepsMissed`.
  func send(_ value: Output, keepsMissed: Bool = false) {
    guard completion == nil else { return }
    for subscription in list where subscription.owner === self {
      if subscription.demand > 0 {
        subscription.missed = nil
        subscription.deliver(value)
      } else if keepsMissed {
        subscription.missed = value
      }
    }
  }

  func send(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = list
    list = []
    for subscription in all where subscription.owner === self {
      subscription.owner = nil
      subscription.deliver(completion)
    }
  }

  fileprivate func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    list.removeAll { $0 === subscription }
  }
}
