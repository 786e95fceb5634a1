extension Optional {
  /// Sends the value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    /// What it sends.
    public typealias Output = Wrapped
    /// It does not fail.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// A publisher of a value, if there is one.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      let values = output.map { [$0] } ?? []
      Publishers.Sequence<[Wrapped], Never>(sequence: values).receive(subscriber: subscriber)
    }
  }

  /// Sends the value, if there is one, and ends.
  public var publisher: Publisher { Publisher(self) }
}
