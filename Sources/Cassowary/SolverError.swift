/// Why a solver refused a change. A refused change leaves the solver as it was.
public enum SolverError: Error, Equatable, Sendable {
  /// Required constraints contradict each other. `conflicting` are those that take part; the one
  /// being added has no handle yet and is not among them.
  case unsatisfiable(conflicting: [ConstraintHandle])
  /// A coefficient or constant is infinite or not a number.
  case notFinite
  /// The expression names a variable that the solver does not have.
  case unknownVariable(Variable)
  /// The handle names no constraint of the solver.
  case unknownConstraint(ConstraintHandle)
  /// A constraint cannot change from or to required once it was added.
  case strengthChangesRequired
}
