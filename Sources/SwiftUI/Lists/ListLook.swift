/// How a list looks.
enum ListLook: Hashable, Sendable {
  /// Cards on a ground.
  case insetGrouped
  /// Bands from edge to edge on a ground.
  case grouped
  /// Rows from edge to edge.
  case plain
  /// Cards on a ground, with larger headers, as in a column at the side.
  case sidebar

  /// Whether sections are apart on a ground.
  var isGrouped: Bool { self != .plain }
  /// Whether headers are small capitals.
  var hasSmallHeaders: Bool { self == .insetGrouped || self == .grouped }
  /// Whether sections are cards.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}
