/// How a list looks.
enum ListLook: Hashable, Sendable {
  /// Cards on a ground.
  case insetGrouped
  /// Rows from edge to edge.
  case plain
}
