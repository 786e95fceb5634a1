extension UIApplication {
  /// Where an app is between the user and the background.
  public enum State: Int, Sendable {
    /// In front, and gets events.
    case active = 0
    /// In front, and gets none, as on the way to or from the background.
    case inactive = 1
    /// Not in sight.
    case background = 2
  }

  /// Posted before the app stops getting events; the object is the app.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the app has left the screen; the object is the app.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app comes back to the screen; the object is the app.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the app has begun to get events again; the object is the app.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Sends the app to the background: the keyboard goes, the focus stays (FACTS 4.2).
  public func enterBackground() {
    guard applicationState == .active else { return }
    applicationState = .inactive
    post(Self.willResignActiveNotification)
    applicationState = .background
    keyboard.update()
    post(Self.didEnterBackgroundNotification)
  }

  /// Brings the app back: what had the focus has its keyboard again.
  public func enterForeground() {
    guard applicationState == .background else { return }
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
    keyboard.update()
    applicationState = .active
    post(Self.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
