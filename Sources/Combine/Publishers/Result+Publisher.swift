extension Result {
  /// Sends the value and ends, or fails.
  public struct Publisher: Combine.Publisher {
    /// What it sends.
    public typealias Output = Success

    /// What it sends or how it fails.
    public let result: Result<Success, Failure>

    /// A publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// A publisher of a value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// A publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<[Success], Failure>(sequence: [value]).receive(subscriber: subscriber)
      case .failure(let error):
        Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// Sends the value and ends, or fails.
  public var publisher: Publisher { Publisher(self) }
}
