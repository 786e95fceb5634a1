extension Publishers {
  /// Sends the elements of a sequence and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// What it sends.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// A publisher of elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: subscription)
      // Without elements there is nothing to ask for: the end comes at once.
      subscription.request(.none)
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
