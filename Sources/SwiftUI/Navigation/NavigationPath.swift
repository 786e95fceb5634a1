/// What is on a stack of screens, as values of any kinds.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Nothing but the first screen.
  public init() {}

  /// A screen for each value.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of screens after the first.
  public var count: Int { values.count }
  /// Whether there is only the first screen.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a screen for a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes screens away, at most all but the first.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }
}
