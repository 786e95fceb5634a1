extension UIApplication {
  /// Posted when memory runs short; the object is the app.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Tells the app that memory runs short: all controllers on the screen or below, then whoever
  /// listens.
  public func receiveMemoryWarning() {
    for window in windows { window.rootViewController?.tellMemoryWarning() }
    NotificationCenter.default.post(
      name: Self.didReceiveMemoryWarningNotification, object: self)
  }
}

extension UIViewController {
  fileprivate func tellMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.tellMemoryWarning() }
    presentation?.presented.tellMemoryWarning()
  }
}
