/// The values of a publisher for `for await`. Values that come while nobody waits are kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What it sends.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes, and hands out one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscription: AnyCancellable
    private var values: AsyncStream<P.Output>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream.makeStream(of: P.Output.self)
      nonisolated(unsafe) let send = { (value: P.Output) in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
      subscription = publisher.sink { _ in
        continuation.finish()
      } receiveValue: {
        send($0)
      }
      values = stream.makeAsyncIterator()
    }

    /// The next value; `nil` at the end.
    public mutating func next() async -> P.Output? {
      // The subscription lasts as long as the iterator.
      await values.next()
    }
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// The values of a publisher that may fail, for `for try await`. Values that come while nobody
/// waits are kept.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What it sends.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes, and hands out one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscription: AnyCancellable
    private var values: AsyncThrowingStream<P.Output, any Error>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: P.Output.self)
      nonisolated(unsafe) let send = { (value: P.Output) in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
      subscription = publisher.sink { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: {
        send($0)
      }
      values = stream.makeAsyncIterator()
    }

    /// The next value; `nil` at the end.
    public mutating func next() async throws -> P.Output? {
      // The subscription lasts as long as the iterator.
      try await values.next()
    }
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
