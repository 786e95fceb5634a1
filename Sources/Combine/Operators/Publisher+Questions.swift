extension Publisher {
  /// Sends the last value at the end.
  public func last() -> some Publisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap(\.self)
  }

  /// Sends at the end the last value that `predicate` accepts.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Sends whether there is a value that `predicate` accepts: as soon as one comes, or at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// Sends whether a value comes: as soon as it does, or at the end.
  public func contains(_ output: Output) -> some Publisher<Bool, Failure>
  where Output: Equatable {
    contains { $0 == output }
  }

  /// Sends whether `predicate` accepts all values: as soon as it does not, or at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Sends no values, but the end.
  public func ignoreOutput() -> some Publisher<Never, Failure> {
    compactMap { _ in Never?.none }
  }

  /// Subscribes anew after a failure, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }
}
