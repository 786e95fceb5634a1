extension Publishers {
  /// Feeds a subject from a publisher, so that all subscribers share one subscription.
  public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
  where Upstream.Output == Target.Output, Upstream.Failure == Target.Failure {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where values come from.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> Target

    private lazy var subject = createSubject()

    /// A publisher that feeds a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> Target) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to feed the subject.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// Feeds the subject that a closure makes, once connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Feeds a subject, once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }

  /// Lets all subscribers share one subscription, from the first to the last of them.
  public func share()
    -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>>
  {
    multicast { PassthroughSubject() }.autoconnect()
  }
}
