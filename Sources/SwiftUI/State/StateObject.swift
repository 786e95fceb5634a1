/// An object that belongs to a view: made when the view first appears, and kept as long as it is
/// on screen. Its changes bring the view up to date.
@preconcurrency @MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: SystemProperty {
  private let make: @MainActor () -> ObjectType
  private var object: ObjectType?

  /// Makes the object when it is needed.
  public init(wrappedValue thunk: @autoclosure @escaping @MainActor () -> ObjectType) {
    make = thunk
  }

  /// The object. Outside a view on screen it is a new one each time.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let object = (slot.content as? ObjectType) ?? make()
    slot.content = object
    slot.observed = object
    self.object = object
  }
}

extension StateObject: ComparableProperty {
  /// The object is made only once.
  func isSame(as other: Any) -> Bool { true }
}
