/// A store of values by their names, and who reads them.
@MainActor
final class StorageHub {
  let defaults: UserDefaults
  private var readers: [String: Readers] = [:]
  private var isWriting = false

  init(_ defaults: UserDefaults) {
    self.defaults = defaults
    NotificationCenter.default.addObserver(
      self, action: StorageHub.defaultsDidChange, name: UserDefaults.didChangeNotification,
      object: defaults)
  }

  func read(_ key: String) -> Any? {
    let known = readers[key] ?? Readers()
    readers[key] = known
    known.noteRead()
    return defaults.object(forKey: key)
  }

  func write(_ value: Any?, for key: String) {
    isWriting = true
    if let value {
      defaults.set(value, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
    isWriting = false
    readers[key]?.invalidate()
  }

  /// Somebody has written without a property: it is not said what.
  private func defaultsDidChange(_ notification: Notification) {
    guard !isWriting else { return }
    for readers in readers.values { readers.invalidate() }
  }
}

/// The stores of a phone. They last as long as it is on.
@MainActor
final class StorageHubs {
  private var hubs: [ObjectIdentifier: StorageHub] = [:]
  /// What properties use that name no store.
  let app = StorageHub(MemoryDefaults())
  /// What belongs to the scene.
  let scene = StorageHub(MemoryDefaults())

  static var current: StorageHubs { UIApplication.shared.attachment { StorageHubs() } }

  func hub(of defaults: UserDefaults?) -> StorageHub {
    guard let defaults, defaults !== app.defaults else { return app }
    if let known = hubs[ObjectIdentifier(defaults)] { return known }
    let made = StorageHub(defaults)
    hubs[ObjectIdentifier(defaults)] = made
    return made
  }
}
