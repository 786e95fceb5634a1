/// Values by their names that last as long as the phone is on, and are written nowhere.
final class MemoryDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// What there is under a name.
  override func object(forKey defaultName: String) -> Any? {
    lock.withLock { values[defaultName] }
  }

  /// Keeps a value under a name.
  override func set(_ value: Any?, forKey defaultName: String) { keep(value, defaultName) }

  private func keep(_ value: Any?, _ name: String) {
    lock.withLock { values[name] = value }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// Forgets a name.
  override func removeObject(forKey defaultName: String) { keep(nil, defaultName) }

  /// Does nothing: there is nothing to write.
  override func synchronize() -> Bool { true }
}
