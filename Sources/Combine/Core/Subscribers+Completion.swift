extension Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// An error ended it.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
