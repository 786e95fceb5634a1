extension UIApplication {
  /// Has a method called that is named by its class, the counterpart of a selector. Without a
  /// target it is called on the first object of that class from the first responder on: along the
  /// responder chain, or from the key window on where nothing has the focus. Answers whether there
  /// was one.
  ///
  ///     UIApplication.shared.sendAction(
  ///       UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
  @discardableResult
  public func sendAction<Target: AnyObject, Result>(
    _ action: (Target) -> @MainActor () -> Result, to target: Any?, from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let object: Target = receiver(of: target) else { return false }
    _ = action(object)()
    return true
  }

  /// The same for a method that is told the sender.
  @discardableResult
  public func sendAction<Target: AnyObject, Result>(
    _ action: (Target) -> @MainActor (Any?) -> Result, to target: Any?, from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let object: Target = receiver(of: target) else { return false }
    _ = action(object)(sender)
    return true
  }

  /// The same for a method that is told the sender and the event.
  @discardableResult
  public func sendAction<Target: AnyObject, Result>(
    _ action: (Target) -> @MainActor (Any?, UIEvent?) -> Result, to target: Any?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let object: Target = receiver(of: target) else { return false }
    _ = action(object)(sender, event)
    return true
  }

  private func receiver<Target: AnyObject>(of target: Any?) -> Target? {
    if let target { return target as? Target }
    var responder: UIResponder? = keyWindow?.firstResponder ?? keyWindow ?? self
    while let current = responder {
      if let found = current as? Target { return found }
      responder = current.next
    }
    return nil
  }
}
