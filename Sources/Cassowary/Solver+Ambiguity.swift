extension Solver {
  /// Whether the constraints leave the variable only one value among the best solutions.
  /// O(solver) at worst: tries to move the variable both ways in a copy of the tableau.
  public func isUniquelyDetermined(_ variable: Variable) -> Bool {
    guard has(variable) else { return false }
    let terms = [VariableTerm(variable: variable.index, coefficient: 1)]
    let order = definitions.dependencies(of: [variable.index])
    if !definitions.expand(terms, through: order).variables.isEmpty { return false }
    let row = expandedRow(of: terms)
    let isFixed = row.terms.allSatisfy {
      tableau.kinds[$0.symbol] == .dummy || !tableau.costs[$0.symbol].isZero
    }
    return isFixed || !tableau.canMove(row)
  }
}

extension Tableau {
  /// Whether a combination of nonbasic symbols can change without a loss to the objective.
  fileprivate func canMove(_ row: Row) -> Bool {
    var face = self
    for symbol in kinds.indices {
      if !costs[symbol].isZero { face.lock(symbol) }
      face.costs[symbol] = .zero
    }
    var opposite = row
    for index in opposite.terms.indices { opposite.terms[index].coefficient *= -1 }
    return face.canLower(row) || face.canLower(opposite)
  }

  /// Whether a combination of nonbasic symbols can become less than it is.
  private func canLower(_ row: Row) -> Bool {
    var trial = self
    trial.improving.removeAll()
    trial.charge(Cost(priority: 0, weight: 1), times: 1, to: row)
    var step = 0
    while let entering = trial.takeImproving(smallest: step > 50) {
      let leaving = trial.leavingSymbol(entering: entering, direction: 1, smallest: step > 50)
      guard let leaving, leaving.growth <= Tolerance.feasibility else { return true }
      trial.pivot(entering: entering, leaving: leaving.symbol)
      step += 1
      if step > 50 + 20 * symbolCount { return true }
    }
    return false
  }
}
