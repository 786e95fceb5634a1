/// Joins the values of two publishers into pairs.
final class PairHub<First, Second, Failure: Error, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second), Downstream.Failure == Failure {
  /// How pairs are made.
  enum Rule {
    /// Of the newest values, whenever one changes.
    case latest
    /// Of values with the same number.
    case zip
  }

  private let rule: Rule
  private let buffer: DemandBuffer<Downstream>
  private var first: [First] = []
  private var second: [Second] = []
  private var subscriptions: [any Subscription] = []
  private var isFirstOver = false
  private var isSecondOver = false

  init(_ rule: Rule, _ downstream: Downstream) {
    self.rule = rule
    buffer = DemandBuffer(downstream)
  }

  func join<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where A.Output == First, B.Output == Second, A.Failure == Failure, B.Failure == Failure {
    a.receive(
      subscriber: PairSource<First, Failure>(
        onSubscription: attach,
        onValue: { [self] value in
          if rule == .latest { first = [value] } else { first.append(value) }
          pair()
        },
        onEnd: { [self] completion in
          isFirstOver = true
          end(completion)
        }))
    b.receive(
      subscriber: PairSource<Second, Failure>(
        onSubscription: attach,
        onValue: { [self] value in
          if rule == .latest { second = [value] } else { second.append(value) }
          pair()
        },
        onEnd: { [self] completion in
          isSecondOver = true
          end(completion)
        }))
  }

  private func attach(_ subscription: any Subscription) {
    guard !buffer.isOver else { return subscription.cancel() }
    subscriptions.append(subscription)
    subscription.request(.unlimited)
  }

  private func pair() {
    guard let one = first.first, let other = second.first else { return }
    if rule == .zip {
      first.removeFirst()
      second.removeFirst()
    }
    buffer.send((one, other))
    finishIfDone()
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion {
      endSources()
      return buffer.fail(error)
    }
    finishIfDone()
  }

  /// Pairs of the newest values end with the last of both publishers, or with one that never
  /// sent anything; numbered pairs end where one publisher can give no more.
  private func finishIfDone() {
    let isDone =
      switch rule {
      case .latest:
        (isFirstOver && isSecondOver) || (isFirstOver && first.isEmpty)
          || (isSecondOver && second.isEmpty)
      case .zip: (isFirstOver && first.isEmpty) || (isSecondOver && second.isEmpty)
      }
    guard isDone else { return }
    endSources()
    buffer.finish(.finished)
  }

  private func endSources() {
    let all = subscriptions
    subscriptions = []
    for subscription in all { subscription.cancel() }
  }

  func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

  func cancel() {
    buffer.cancel()
    endSources()
    first = []
    second = []
  }
}

private final class PairSource<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Void
  private let onEnd: (Subscribers.Completion<Failure>) -> Void

  init(
    onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Void,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    onValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion) }
}
