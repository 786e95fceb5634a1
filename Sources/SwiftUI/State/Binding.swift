/// A way to read and write a value that lives elsewhere.
@preconcurrency @MainActor
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  private let source: AnyObject?

  /// The transaction of the writes.
  public var transaction = Transaction()

  /// A binding by what reads and what writes.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
    source = nil
  }

  init(location: StateLocation<Value>) {
    get = { location.read() }
    set = { location.write($0) }
    source = location
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A binding to the value inside an optional; `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      if transaction.animation == nil {
        set(newValue)
      } else {
        withTransaction(transaction) { set(newValue) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding itself, for closures that take bindings.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      get: { base.wrappedValue[keyPath: keyPath] },
      set: { base.wrappedValue[keyPath: keyPath] = $0 })
  }

  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
}

extension Binding: ComparableProperty {
  /// Bindings to the same state.
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let source else { return false }
    return source === other.source && transaction == other.transaction
  }
}
