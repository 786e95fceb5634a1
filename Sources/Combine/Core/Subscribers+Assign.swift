extension Subscribers {
  /// Writes every value into a property. It keeps the object until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// Assignments cannot fail.
    public typealias Failure = Never

    /// The object; `nil` after the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private var subscription: (any Subscription)?

    /// Writes into a property of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks for everything; a second subscription is ended.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Writes a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets the object go.
    public func receive(completion: Subscribers.Completion<Never>) {
      subscription = nil
      object = nil
    }

    /// Ends the subscription and lets the object go.
    public func cancel() {
      let subscription = self.subscription
      self.subscription = nil
      object = nil
      subscription?.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value into a property of `object`, which is kept until the result is
  /// cancelled or let go.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
