import Observation

/// A value of the environment.
@preconcurrency @MainActor
@propertyWrapper
public struct Environment<Value>: SystemProperty {
  private enum Source {
    case value(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, (EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var value: Value?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .value(keyPath)
  }

  /// Reads the observable object of a type that a view further out supplied.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(ObjectIdentifier(objectType)) { $0.object(objectType) }
  }

  /// Reads the observable object of a type, if a view further out supplied one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(ObjectIdentifier(objectType)) { .some($0.object(objectType)) }
  }

  /// The value; the default one outside a view on screen. It is a mistake of the app to have no
  /// object supplied.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .value(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object:
      preconditionFailure(
        "No \(Value.self) was supplied: a view further out needs .environment(\(Value.self))")
    }
  }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    switch source {
    case .value(let keyPath):
      let (value, keys) = node.environment.readKeys { $0[keyPath: keyPath] }
      self.value = value
      slot.environmentKeys = keys
    case .object(let key, let read):
      value = read(node.environment)
      slot.environmentKeys = [key]
    }
  }
}

extension Environment: ComparableProperty {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Environment<Value> else { return false }
    switch (source, other.source) {
    case (.value(let one), .value(let other)): return one == other
    case (.object(let one, _), .object(let other, _)): return one == other
    default: return false
    }
  }
}

extension View {
  /// Supplies an observable object to the views inside.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      EnvironmentModifier {
        if let object { $0.set(object: object) } else { $0.removeObject(T.self) }
      })
  }
}
