extension Solver {
  /// Removes a constraint; variables that nothing defines any longer become 0. An unknown handle
  /// is ignored. O(what names the constraint) and the pivots of the simplex method.
  public func remove(_ handle: ConstraintHandle) {
    guard let constraint = constraint(for: handle) else { return }
    isStale = true
    tableau.startRecording()
    for (symbol, cost) in constraint.prices { tableau.addCost(cost, times: -1, to: symbol) }
    if let basic = basicSymbol(of: constraint) {
      let row = tableau.removeRow(of: basic)
      refresh(definitions.substitute(basic, variables: [], symbols: row.terms))
      if basic != constraint.marker { erase(constraint.marker) }
      if let other = constraint.other, basic != other { erase(other) }
    } else {
      releaseDefinition(naming: constraint.marker)
      if let other = constraint.other { erase(other) }
    }
    tableau.discard(constraint.marker)
    if let other = constraint.other { tableau.discard(other) }
    for term in constraint.terms { constraintCounts[term.variable] -= 1 }
    forgetConstraint(Int(handle.index))
    settle()
  }

  func constraint(for handle: ConstraintHandle) -> Constraint? {
    guard constraints.indices.contains(Int(handle.index)) else { return nil }
    let constraint = constraints[Int(handle.index)]
    return constraint.isPresent && constraint.generation == handle.generation ? constraint : nil
  }

  /// The symbol of the constraint that is basic, after making its marker so if a row contains it.
  private func basicSymbol(of constraint: Constraint) -> Symbol? {
    if let other = constraint.other, tableau.isBasic[other] { return other }
    if tableau.isBasic[constraint.marker] || tableau.enterMarker(constraint.marker) {
      return constraint.marker
    }
    return nil
  }

  /// Takes a symbol that has become meaningless out of rows and definitions.
  private func erase(_ symbol: Symbol) {
    tableau.removeColumn(of: symbol)
    refresh(definitions.erase(symbol))
  }

  /// Frees a variable whose definition names `marker`, and puts it in place of the marker in the
  /// others. The one is chosen that does not depend on the others.
  private func releaseDefinition(naming marker: Symbol) {
    let users = definitions.symbolUsers[marker].filter { user in
      definitions.symbolTerms[user].contains {
        $0.symbol == marker && abs($0.coefficient) > Tolerance.pivot
      }
    }
    guard let first = users.first else {
      erase(marker)
      return
    }
    let freed =
      users.count == 1
      ? first : definitions.dependencies(of: users).first { users.contains($0) } ?? first
    var variables = definitions.variableTerms[freed]
    var symbols = definitions.symbolTerms[freed]
    definitions.undefine(freed)
    refreshDefinition(freed)
    guard let position = symbols.firstIndex(where: { $0.symbol == marker }),
      definitions.symbolUsers[marker].count > 0
    else { return }
    let divisor = -symbols.remove(at: position).coefficient
    variables.append(VariableTerm(variable: freed, coefficient: -1))
    for index in variables.indices { variables[index].coefficient /= divisor }
    for index in symbols.indices { symbols[index].coefficient /= divisor }
    refresh(definitions.substitute(marker, variables: variables, symbols: symbols))
    tableau.risk += tableau.rounding(dividingBy: divisor)
  }

  private func refresh(_ variables: [Int]) {
    for variable in variables { refreshDefinition(variable) }
  }
}
