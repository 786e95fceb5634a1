/// An object that a view further out supplied with `environmentObject(_:)`.
@preconcurrency @MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: SystemProperty {
  private var object: ObjectType?

  /// Looks for an object of its type.
  public init() {}

  /// The object. It is a mistake of the app to have none supplied.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No \(ObjectType.self) was supplied: a view further out needs "
          + ".environmentObject(\(ObjectType.self))")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    object = node.environment.object(ObjectType.self)
    slot.observed = object
    slot.environmentKeys = [ObjectIdentifier(ObjectType.self)]
  }
}

extension EnvironmentObject: ComparableProperty {
  func isSame(as other: Any) -> Bool { true }
}

extension View {
  /// Supplies an object to the views inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.set(object: object) })
  }
}
