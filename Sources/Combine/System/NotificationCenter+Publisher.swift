import UIKit

extension NotificationCenter {
  /// Sends the notifications of a name. As with all observers on a phone, it hears only those
  /// posted while the phone is current on which it was subscribed to.
  public struct Publisher: Combine.Publisher {
    /// What it sends.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// Where notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts them; `nil` for any.
    public let object: AnyObject?

    /// A publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(subscriber)
      subscription.observe(center, name, object)
      subscriber.receive(subscription: subscription)
    }
  }

  /// A publisher of the notifications of a name, from `object` or from anybody.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Notifications for which there is no demand are lost.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification, Downstream.Failure == Never {
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var stop: (() -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  deinit {
    stop?()
  }

  func observe(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    stop = center.observeOnThisPhone(name, object) { [weak self] in self?.take($0) }
  }

  private func take(_ notification: Notification) {
    guard let downstream, demand > 0 else { return }
    demand -= 1
    demand += downstream.receive(notification)
  }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func cancel() {
    stop?()
    stop = nil
    downstream = nil
  }
}

extension NotificationCenter {
  /// Calls `action` for notifications posted while the present phone is the current one, until
  /// the result is called.
  fileprivate func observeOnThisPhone(
    _ name: Notification.Name, _ object: AnyObject?, _ action: @escaping (Notification) -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let action = action
    let phone = MainActor.assumeIsolated { UIApplication.shared }
    let token = addObserver(forName: name, object: object, queue: nil) {
      [weak phone] notification in
      let isCurrent = MainActor.assumeIsolated { UIApplication.shared === phone }
      if isCurrent { action(notification) }
    }
    return { [weak self] in self?.removeObserver(token) }
  }
}
