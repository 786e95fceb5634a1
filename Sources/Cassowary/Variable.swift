/// An unrestricted real unknown of a `Solver`, such as the left edge of a view.
public struct Variable: Hashable, Sendable {
  /// Dense index handed out by the solver, counted from 0 and used again after removal.
  public let id: Int32

  init(index: Int) {
    id = Int32(index)
  }

  var index: Int { Int(id) }
}
