/// What views further out hand to those inside.
public struct EnvironmentValues {
  /// Immutable: another environment has another storage, so sameness is cheap to see.
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage: Storage

  nonisolated(unsafe) private static let empty = Storage([:])
  nonisolated(unsafe) private static var noted: Set<ObjectIdentifier>?

  /// The default values.
  public init() {
    storage = Self.empty
  }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      Self.noted?.insert(id)
      // Not in one expression: what is missing would pass for a value of an optional kind.
      guard let value = storage.values[id] else { return K.defaultValue }
      return (value as? K.Value) ?? K.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  private mutating func set(_ value: Any, for id: ObjectIdentifier) {
    var values = storage.values
    values[id] = value
    storage = Storage(values)
  }

  /// Takes a key's value away, so that its default holds again.
  mutating func remove<K: EnvironmentKey>(_ key: K.Type) {
    remove(ObjectIdentifier(key))
  }

  private mutating func remove(_ id: ObjectIdentifier) {
    var values = storage.values
    values[id] = nil
    storage = Storage(values)
  }

  // MARK: Objects

  mutating func set<T: AnyObject>(object: T) {
    set(object, for: ObjectIdentifier(T.self))
  }

  mutating func removeObject<T: AnyObject>(_ type: T.Type) {
    remove(ObjectIdentifier(type))
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? {
    storage.values[ObjectIdentifier(type)] as? T
  }

  // MARK: Comparing

  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  /// What `read` answers, and which keys it read.
  func readKeys<Value>(
    _ read: (EnvironmentValues) -> Value
  ) -> (Value, Set<ObjectIdentifier>) {
    let outer = Self.noted
    Self.noted = []
    let value = read(self)
    let keys = Self.noted ?? []
    Self.noted = outer.map { $0.union(keys) }
    return (value, keys)
  }

  /// Whether one of the values differs, or might.
  @MainActor
  func differs(from other: EnvironmentValues, in keys: Set<ObjectIdentifier>) -> Bool {
    guard storage !== other.storage else { return false }
    return keys.contains { !Self.isEqual(storage.values[$0], other.storage.values[$0]) }
  }

  /// Whether none of the values differs.
  @MainActor
  func isEqual(to other: EnvironmentValues) -> Bool {
    storage === other.storage
      || (storage.values.count == other.storage.values.count
        && storage.values.allSatisfy { Self.isEqual($1, other.storage.values[$0]) })
  }

  @MainActor
  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): isEqual(one, other)
    default: false
    }
  }

  @MainActor
  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return equals(one, other) }
    if type(of: one) is AnyClass, type(of: other) is AnyClass {
      return (one as AnyObject) === (other as AnyObject)
    }
    return false
  }

  private static func equals<T: Equatable>(_ one: T, _ other: Any) -> Bool {
    (other as? T) == one
  }
}
