/// Speaks up before an object changes.
public final class ObservableObjectPublisher: Publisher {
  /// It says nothing more.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let subscriptions = SubjectSubscriptions<Void, Never>()

  /// A publisher for an object.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscriptions.add(subscriber)
  }

  /// Says that the object is about to change.
  public func send() { subscriptions.send(()) }
}
