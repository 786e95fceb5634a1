extension Solver {
  /// Replaces the right-hand side of a constraint, the number given to `add` after the relation.
  ///
  /// The change enters as a delta on the constraint's marker; the dual simplex method runs only if
  /// a restricted value became negative. O(rows with the marker); what depends on them is computed
  /// when a value is read.
  /// - Throws: `unsatisfiable` if required constraints then contradict each other, with those that
  ///   take part; `notFinite`; `unknownConstraint`. The solver is then as it was.
  public func setConstant(
    _ rightHandSide: Double, of handle: ConstraintHandle
  ) throws(SolverError) {
    guard rightHandSide.isFinite else { throw .notFinite }
    let index = Int(handle.index)
    guard constraints.indices.contains(index), constraints[index].isPresent,
      constraints[index].generation == handle.generation
    else { throw .unknownConstraint(handle) }
    let marker = constraints[index].marker
    let bias = constraints[index].bias(rightHandSide: rightHandSide)
    guard bias.isFinite else { throw .notFinite }
    let former = tableau.biases[marker]
    if bias == former { return }
    shift(marker, to: bias)
    if tableau.violated.isEmpty {
      tableau.removeRounding()
      return
    }
    tableau.startRecording()
    if let failed = tableau.restoreFeasibility() {
      let conflicting = conflict(at: failed, without: nil)
      tableau.undoRecorded()
      shift(marker, to: former)
      tableau.violated.removeAll(keepingCapacity: true)
      throw .unsatisfiable(conflicting: conflicting)
    }
    settle()
  }

  private func shift(_ marker: Symbol, to bias: Double) {
    isStale = true
    tableau.setBias(bias, of: marker)
    for user in definitions.symbolUsers[marker] { refreshDefinition(user) }
  }

  /// Changes how firmly an optional constraint is held. O(row) and the pivots of the simplex
  /// method.
  /// - Throws: `strengthChangesRequired` if the old or the new strength is required, except that
  ///   required may stay required; `unknownConstraint`.
  public func setStrength(
    _ strength: Strength, of handle: ConstraintHandle
  ) throws(SolverError) {
    guard let constraint = constraint(for: handle) else { throw .unknownConstraint(handle) }
    if constraint.strength == strength { return }
    guard !constraint.strength.isRequired, !strength.isRequired else {
      throw .strengthChangesRequired
    }
    isStale = true
    tableau.startRecording()
    for (symbol, cost) in constraint.prices { tableau.addCost(cost, times: -1, to: symbol) }
    constraints[Int(handle.index)].strength = strength
    for (symbol, cost) in constraints[Int(handle.index)].prices {
      tableau.addCost(cost, to: symbol)
    }
    settle()
  }
}
