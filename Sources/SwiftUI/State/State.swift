/// A value that belongs to a view and stays while the view is on screen. Whatever reads it is
/// brought up to date when it changes.
@preconcurrency @MainActor
@propertyWrapper
public struct State<Value>: SystemProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A state with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// A state with its first value.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The value. Outside a view on screen it is the first one.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    if let known = slot.content as? StateLocation<Value> {
      location = known
    } else {
      let location = StateLocation(initial)
      slot.content = location
      self.location = location
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state without a value at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: ComparableProperty {
  /// The first value counts only once.
  func isSame(as other: Any) -> Bool { true }
}
