/// A value that follows a gesture and is as at first again when that is over.
@preconcurrency @MainActor
@propertyWrapper
public struct GestureState<Value>: SystemProperty {
  private let initial: Value
  private let resetTransaction: Transaction
  private var location: StateLocation<Value>?

  /// A state with its value at rest.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    resetTransaction = Transaction()
  }

  /// A state with its value at rest, and how it goes back there.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// The value.
  public var wrappedValue: Value { location?.read() ?? initial }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  func write(_ value: Value) { location?.write(value) }

  func reset() {
    withTransaction(resetTransaction) { location?.write(initial) }
  }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let location = (slot.content as? StateLocation<Value>) ?? StateLocation(initial)
    slot.content = location
    self.location = location
  }
}

extension GestureState: ComparableProperty {
  func isSame(as other: Any) -> Bool { true }
}
