extension Solver {
  /// Brings a feasible tableau to the optimum after a change and, now and then, removes rounding.
  /// The latter is amortised over the pivots.
  func settle() {
    tableau.optimise()
    tableau.removeRounding()
    if tableau.risk >= tableau.riskLimit { refactor() }
  }

  /// Computes definitions and rows afresh from the constraints for the present basis, so that no
  /// value moves by more than rounding. As costly as building.
  private func refactor() {
    let wasDefined = definitions.isDefined
    definitions.clear()
    let present = constraints.filter(\.isPresent)
    // Constraints with a large coefficient to divide by go first, which keeps rounding small.
    var pending = present
    for smallest in Tolerance.pivots {
      pending = pending.filter { constraint in
        guard
          let (pivot, order) = definable(
            constraint.terms, among: wasDefined, smallest: smallest)
        else { return true }
        define(pivot, by: constraint, through: order)
        return false
      }
    }
    let relations = pending.map { constraint in
      let order = definitions.dependencies(of: constraint.terms.lazy.map(\.variable))
      return definitions.expand(constraint.terms, through: order).symbols + constraint.deviation
    }
    guard definitions.isDefined == wasDefined,
      let fresh = tableau.refactored(
        relations: relations, prices: present.flatMap(\.prices))
    else {
      rebuild()
      return
    }
    tableau = fresh
    isStale = true
    tableau.optimise()
  }

  /// Starts again from the constraints alone, for a basis that rounding has spoilt. Variables that
  /// are not uniquely determined may move.
  private func rebuild() {
    for variable in definitions.isDefined.indices { refreshDefinition(variable) }
    definitions.clear()
    tableau.clearRows()
    let present = constraints.filter(\.isPresent)
    let required = present.filter { $0.other == nil }
    for constraint in required + present.filter({ $0.other != nil }) {
      tableau.startRecording()
      if let (pivot, order) = definable(constraint.terms) {
        define(pivot, by: constraint, through: order)
      } else if insertRow(for: constraint) != nil {
        tableau.undoRecorded()
      }
      for (symbol, cost) in constraint.prices { tableau.addCost(cost, to: symbol) }
      tableau.optimise()
    }
    for variable in definitions.isDefined.indices { refreshDefinition(variable) }
  }
}
