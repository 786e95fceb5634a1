/// Sends values that were recorded, and then the end.
public struct Record<Output, Failure: Error>: Publisher {
  /// What was recorded.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    /// Nothing but the end.
    public init() {}

    /// Values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Sets the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  /// What was recorded.
  public let recording: Recording

  /// A publisher of what `record` puts down.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// A publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// A publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error):
      values.append(Fail<Output, Failure>(error: error)).receive(subscriber: subscriber)
    }
  }
}
