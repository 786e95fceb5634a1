/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that connects when its first subscriber comes.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
