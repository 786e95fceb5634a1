extension UIScrollView {
  /// The properties whose changes can be observed.
  private static let observable: [PartialKeyPath<UIScrollView>] = [
    \.contentOffset, \.contentInset, \.contentSize,
  ]

  /// Has a handler called after `contentOffset`, `contentInset` or `contentSize` has changed, as
  /// long as the answer is kept. Changes of other properties cannot be observed here: that is
  /// said in the log.
  public func observe<Value>(
    _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard Self.observable.contains(keyPath) else {
      UIApplication.shared.log("observe: \(keyPath) of a scroll view cannot be observed")
      return NSKeyValueObservation {}
    }
    let tell = { [weak self] (old: Any?) in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          oldValue: options.contains(.old) ? old as? Value : nil,
          newValue: options.contains(.new) ? self[keyPath: keyPath] : nil))
    }
    if options.contains(.initial) { tell(nil) }
    let id = observers.add(keyPath, tell: tell)
    return NSKeyValueObservation { [weak self] in self?.observers.remove(id) }
  }

  /// Tells the observers of a property that had another value.
  func tellObservers<Value>(of key: KeyPath<UIScrollView, Value>, old: Value) {
    for tell in observers.handlers(of: key) { tell(old) }
  }
}
