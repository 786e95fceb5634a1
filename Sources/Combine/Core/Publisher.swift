/// Sends values over time, and at most one completion, to subscribers that ask for them.
/// Everything here runs where it is called; a phone is a single thread.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber: it gets a subscription, then as many values as it asks for, then a
  /// completion.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything to a subject until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber<S>(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}
