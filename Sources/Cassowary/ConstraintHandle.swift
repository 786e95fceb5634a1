/// Names a constraint in the solver that made the handle.
public struct ConstraintHandle: Hashable, Sendable {
  let index: Int32
  /// Tells a constraint from an earlier one in the same place.
  let generation: UInt32
}
