/// Whether two values of a view look the same.
@MainActor
enum ViewComparison {
  /// Never says yes wrongly. Values with the same bytes are the same: the references among them
  /// are held by both. Otherwise property by property.
  static func isSame<V>(_ one: V, _ other: V) -> Bool {
    if MemoryLayout<V>.size == 0 || hasSameBytes(one, other) { return true }
    if let one = one as? any Equatable { return isEqual(one, other) }
    let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard first.displayStyle == .struct, first.children.count == second.children.count,
      !first.children.isEmpty
    else { return false }
    return zip(first.children, second.children).allSatisfy { isSameField($0.value, $1.value) }
  }

  private static func hasSameBytes<V>(_ one: V, _ other: V) -> Bool {
    withUnsafeBytes(of: one) { first in
      withUnsafeBytes(of: other) { second in
        first.elementsEqual(second)
      }
    }
  }

  private static func isSameField(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any ComparableProperty { return one.isSame(as: other) }
    if let one = one as? any Equatable { return isEqual(one, other) }
    return open(one, other)
  }

  private static func open<T>(_ one: T, _ other: Any) -> Bool {
    guard let other = other as? T else { return false }
    return isSame(one, other)
  }

  private static func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool {
    (other as? T) == one
  }
}

/// A property wrapper that knows whether a new value of the view changes anything.
@MainActor
protocol ComparableProperty {
  func isSame(as other: Any) -> Bool
}
