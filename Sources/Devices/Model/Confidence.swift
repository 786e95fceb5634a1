/// How sure a number is.
public enum Confidence: String, Sendable, Hashable, CaseIterable {
  /// Taken off screens or logs of real devices.
  case measured
  /// Found in a table that agrees with others.
  case table
  /// Derived by arithmetic from a related device.
  case estimated
}

extension Confidence: Comparable {
  /// Surer comes first.
  public static func < (first: Confidence, second: Confidence) -> Bool {
    first.order < second.order
  }

  private var order: Int {
    switch self {
    case .measured: 0
    case .table: 1
    case .estimated: 2
    }
  }
}
