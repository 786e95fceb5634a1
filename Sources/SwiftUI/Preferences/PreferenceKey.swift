/// Names a value that views hand outwards.
public protocol PreferenceKey {
  /// The kind of the value.
  associatedtype Value
  /// What holds where no view says anything.
  static var defaultValue: Value { get }
  /// Joins what several views say, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// A node that says something outwards.
@MainActor
protocol PreferenceSource: ViewNode {
  /// What it says for a key, given what its content says; `nil` for nothing.
  func preference<K: PreferenceKey>(_ key: K.Type, content: K.Value?) -> K.Value?
}

extension ViewNode {
  /// What the node and those inside say for a key; `nil` for nothing.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in children {
      guard let value = child.preference(key) else { continue }
      if result == nil {
        result = value
      } else {
        var joined = result ?? K.defaultValue
        K.reduce(value: &joined) { value }
        result = joined
      }
    }
    return (self as? any PreferenceSource)?.preference(key, content: result) ?? result
  }
}
