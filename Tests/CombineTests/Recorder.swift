import Combine

/// A subscriber that writes down what it hears and asks for what it is told to.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let onValue: (Input) -> Subscribers.Demand

  init(
    demand: Subscribers.Demand = .unlimited,
    onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    initial = demand
    self.onValue = onValue
  }

  var isFinished: Bool {
    completions.count == 1
      && completions.allSatisfy { if case .finished = $0 { true } else { false } }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }
}

extension Publisher {
  /// What it sends at once.
  func recorded(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand)
    subscribe(recorder)
    return recorder
  }
}

/// A failure for tests.
struct Mishap: Error, Equatable {
  var number = 1
}
