/// A property of a view that reads something which may change. One of an app's own may be made
/// of others.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Called before the body of the view is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
