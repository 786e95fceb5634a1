/// A publisher whose kind nobody needs to know.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void

  /// Behaves as `publisher`.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      attach = { Self.attach($0, to: publisher) }
    }
  }

  private static func attach<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P)
  where S.Input == Output, S.Failure == Failure, P.Output == Output, P.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(subscriber)
  }
}

extension Publisher {
  /// The same publisher with its kind hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
