/// A value that the app keeps under a name: in a store that is named, in that of
/// `defaultAppStorage(_:)`, or else in one that lasts as long as the phone is on.
@preconcurrency @MainActor
@propertyWrapper
public struct AppStorage<Value>: SystemProperty {
  private let key: String
  private let store: UserDefaults?
  /// The store of the place where the view is.
  private var placeStore: UserDefaults?
  private let form: StoredForm<Value>

  private init(_ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.key = key
    self.store = store
    self.form = form
  }

  private var hub: StorageHub { StorageHubs.current.hub(of: store ?? placeStore) }

  /// The value; the first one while nothing is kept.
  public var wrappedValue: Value {
    get { form.read(hub.read(key)) }
    nonmutating set { hub.write(form.write(newValue), for: key) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let property = self
    return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
  }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let (store, keys) = node.environment.readKeys { $0.defaultAppStorage }
    placeStore = store
    slot.environmentKeys = keys
  }
}

extension AppStorage: ComparableProperty {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? AppStorage<Value> else { return false }
    return key == other.key && store === other.store
  }
}

extension AppStorage {
  /// A value that is kept under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _StorableValue {
    self.init(key, store, StoredForm(first: wrappedValue))
  }

  /// A value that is kept under a name by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(key, store, StoredForm(first: wrappedValue))
  }

  /// A value that is kept under a name, or is not there.
  public init<Kept: _StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Kept? {
    self.init(key, store, StoredForm(Kept.self))
  }

  /// A value that is kept under a name by its raw value, or is not there.
  public init<Kept: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Kept?, Kept.RawValue: _StorableValue {
    self.init(key, store, StoredForm(Kept.self))
  }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }
  /// The store of values that name none; `nil` for one that lasts as long as the phone is on.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The store in which views inside keep values that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
