extension Publishers {
  /// Writes down all that goes through.
  public struct Print<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// What stands before each line.
    public let prefix: String
    /// Where lines are written; to the standard output with `nil`.
    public let stream: (any TextOutputStream)?

    /// A publisher that writes down what goes through.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let writer = LineWriter(prefix, stream)
      upstream.handleEvents(
        receiveSubscription: { writer.write("receive subscription: (\($0))") },
        receiveOutput: { writer.write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: writer.write("receive finished")
          case .failure(let error): writer.write("receive error: (\(error))")
          }
        },
        receiveCancel: { writer.write("receive cancel") },
        receiveRequest: { demand in
          writer.write(demand.max.map { "request max: (\($0))" } ?? "request unlimited")
        }
      )
      .receive(subscriber: subscriber)
    }
  }
}

/// Writes lines with something before them.
private final class LineWriter {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ text: String) {
    if stream == nil {
      Swift.print(prefix + text)
    } else {
      stream?.write(prefix + text + "\n")
    }
  }
}

extension Publisher {
  /// Writes down all that goes through, to the standard output or a stream.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
