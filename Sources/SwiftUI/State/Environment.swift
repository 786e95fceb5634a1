/// A value of the environment.
@preconcurrency @MainActor
@propertyWrapper
public struct Environment<Value>: SystemProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value; the default one outside a view on screen.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let (value, keys) = node.environment.readKeys { $0[keyPath: keyPath] }
    self.value = value
    slot.environmentKeys = keys
  }
}

extension Environment: ComparableProperty {
  func isSame(as other: Any) -> Bool {
    (other as? Environment<Value>)?.keyPath == keyPath
  }
}
