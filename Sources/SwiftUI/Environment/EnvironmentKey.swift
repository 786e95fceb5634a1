/// Names a value of the environment.
public protocol EnvironmentKey {
  /// The kind of the value.
  associatedtype Value
  /// What holds where nobody sets it.
  static var defaultValue: Value { get }
}
