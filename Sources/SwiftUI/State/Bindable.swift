import Observation

/// Bindings to the properties of an observable object.
@preconcurrency @MainActor
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// What bindings are made with.
  public var projectedValue: Bindable<Value> { self }

  /// Bindings to the properties of an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Bindings to the properties of an object.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Bindings to the properties of an object.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: ComparableProperty {
  func isSame(as other: Any) -> Bool {
    (other as? Bindable<Value>)?.wrappedValue === wrappedValue
  }
}
