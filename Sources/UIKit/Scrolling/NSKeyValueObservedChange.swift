/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value before, if it was asked for by `.old`.
  public let oldValue: Value?
  /// The value after, if it was asked for by `.new`.
  public let newValue: Value?
}
