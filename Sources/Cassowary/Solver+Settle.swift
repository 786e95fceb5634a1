extension Solver {
  /// Pivots after which rows are computed afresh.
  private static let pivotLimit = 10_000

  /// Brings a feasible tableau to the optimum after a change and, now and then, removes rounding.
  func settle() {
    tableau.optimise()
    tableau.removeRounding()
    if tableau.pivotCount < Self.pivotLimit { return }
    tableau.pivotCount = 0
    refactor()
  }

  /// Computes the tableau afresh from the constraints for the present basis. As costly as
  /// building.
  private func refactor() {
    let present = constraints.filter(\.isPresent)
    let relations = present.map { constraint in
      let order = definitions.dependencies(of: constraint.terms.lazy.map(\.variable))
      let expanded = definitions.expand(constraint.terms, through: order).symbols
      return expanded + constraint.deviation
    }
    let prices = present.flatMap { constraint in
      constraint.errors.map { ($0, Cost(priority: constraint.strength.priority, weight: 1)) }
    }
    guard let fresh = tableau.refactored(relations: relations, prices: prices) else { return }
    tableau = fresh
    isStale = true
    tableau.optimise()
  }
}
