/// A value that the scene keeps under a name as long as the phone is on.
@preconcurrency @MainActor
@propertyWrapper
public struct SceneStorage<Value>: SystemProperty {
  private let key: String
  private let form: StoredForm<Value>

  private init(_ key: String, _ form: StoredForm<Value>) {
    self.key = key
    self.form = form
  }

  private var hub: StorageHub { StorageHubs.current.scene }

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
  }
}

extension SceneStorage: ComparableProperty {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? SceneStorage<Value> else { return false }
    return key == other.key
  }
}

extension SceneStorage {
  /// A value that is kept under a name.
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(key, StoredForm(first: wrappedValue))
  }

  /// A value that is kept under a name by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(key, StoredForm(first: wrappedValue))
  }

  /// A value that is kept under a name, or is not there.
  public init<Kept: _StorableValue>(_ key: String) where Value == Kept? {
    self.init(key, StoredForm(Kept.self))
  }

  /// A value that is kept under a name by its raw value, or is not there.
  public init<Kept: RawRepresentable>(_ key: String)
  where Value == Kept?, Kept.RawValue: _StorableValue {
    self.init(key, StoredForm(Kept.self))
  }
}
