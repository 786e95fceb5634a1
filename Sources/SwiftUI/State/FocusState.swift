/// Which view inside has the focus. Writing it moves the focus.
@preconcurrency @MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: SystemProperty {
  /// A way to read and move the focus.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>

    /// What has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  /// Whether the view has the focus.
  public init() where Value == Bool {
    initial = false
  }

  /// Which view has the focus; `nil` for none.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// What has the focus.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A way to read and move the focus.
  public var projectedValue: Binding {
    Binding(
      binding: location.map { SwiftUI.Binding(location: $0) } ?? .constant(initial))
  }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let location = (slot.content as? StateLocation<Value>) ?? StateLocation(initial)
    slot.content = location
    self.location = location
  }
}

extension FocusState: ComparableProperty {
  func isSame(as other: Any) -> Bool { true }
}
