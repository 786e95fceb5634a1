extension Solver {
  /// Adds the constraint `expression` `relation` `rightHandSide`.
  ///
  /// A required equality that follows from others is accepted. Usually O(terms): a constraint that
  /// names a variable nothing depends on yet becomes its definition. Otherwise O(what the
  /// expression depends on) and the pivots of the simplex method.
  /// - Throws: `unsatisfiable` if it contradicts the required constraints, with those that take
  ///   part; `notFinite`; `unknownVariable`. The solver is then as it was.
  @discardableResult
  public func add(
    _ expression: Expression, _ relation: Relation, _ rightHandSide: Double = 0,
    strength: Strength
  ) throws(SolverError) -> ConstraintHandle {
    let terms = try normalisedTerms(of: expression, rightHandSide: rightHandSide)
    isStale = true
    tableau.startRecording()
    let index = makeConstraint(
      terms: terms, constant: expression.constant, relation: relation,
      rightHandSide: rightHandSide, strength: strength)
    let constraint = constraints[index]
    if let (pivot, order) = definable(terms) {
      define(pivot, by: constraint, through: order)
    } else if let failed = insertRow(for: constraint) {
      let conflicting = conflict(at: failed, without: index)
      tableau.undoRecorded()
      _ = tableau.removeRow(of: constraint.marker)
      tableau.discard(constraint.marker)
      forgetConstraint(index)
      throw .unsatisfiable(conflicting: conflicting)
    }
    for (symbol, cost) in constraint.prices { tableau.addCost(cost, to: symbol) }
    settle()
    for term in terms { constraintCounts[term.variable] += 1 }
    return ConstraintHandle(index: Int32(index), generation: constraint.generation)
  }

  /// Adds up the coefficients of each variable and leaves out those that are 0.
  private func normalisedTerms(
    of expression: Expression, rightHandSide: Double
  ) throws(SolverError) -> [VariableTerm] {
    guard (expression.constant - rightHandSide).isFinite else { throw .notFinite }
    var terms: [VariableTerm] = []
    terms.reserveCapacity(expression.terms.count)
    var hasRepetition = false
    for term in expression.terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      guard has(term.variable) else { throw .unknownVariable(term.variable) }
      let variable = term.variable.index
      if expression.terms.count <= 8 {
        hasRepetition = hasRepetition || terms.contains { $0.variable == variable }
      } else {
        hasRepetition = true
      }
      if abs(term.coefficient) >= Tolerance.coefficient {
        terms.append(VariableTerm(variable: variable, coefficient: term.coefficient))
      }
    }
    return hasRepetition ? definitions.expand(terms, through: []).variables : terms
  }

  /// Makes the record of a constraint and its symbols. O(1).
  private func makeConstraint(
    terms: [VariableTerm], constant: Double, relation: Relation, rightHandSide: Double,
    strength: Strength
  ) -> Int {
    let index = unusedConstraints.popLast() ?? constraints.count
    let sign =
      relation == .lessThanOrEqual || relation == .equal && strength.isRequired ? 1.0 : -1.0
    let kind: SymbolKind =
      relation != .equal ? .slack : strength.isRequired ? .dummy : .error
    var constraint = Constraint(
      terms: terms, constant: constant, relation: relation, strength: strength, marker: 0,
      markerSign: sign, other: nil, generation: 0)
    constraint.marker = tableau.makeSymbol(
      kind, owner: index, bias: constraint.bias(rightHandSide: rightHandSide))
    if !strength.isRequired {
      constraint.other = tableau.makeSymbol(.error, owner: index, bias: 0)
    }
    definitions.reserveSymbols(tableau.symbolCount)
    if index == constraints.count {
      constraints.append(constraint)
    } else {
      constraint.generation = constraints[index].generation &+ 1
      constraints[index] = constraint
    }
    return index
  }

  func forgetConstraint(_ index: Int) {
    constraints[index].isPresent = false
    constraints[index].terms = []
    unusedConstraints.append(index)
  }

  /// A free variable that `terms` can define, and what has to be expanded so that the definition
  /// does not depend on the variable. Nil if `terms` depend on no free variable, or on none of
  /// `candidates` with a coefficient as large as `smallest`.
  func definable(
    _ terms: [VariableTerm], among candidates: [Bool]? = nil, smallest: Double = Tolerance.pivot
  ) -> (variable: Int, order: [Int])? {
    var best: VariableTerm?
    for term in terms
    where !definitions.isDefined[term.variable] && definitions.users[term.variable].isEmpty
      && candidates?[term.variable] ?? true
    {
      if abs(term.coefficient) > abs(best?.coefficient ?? smallest) { best = term }
    }
    if let best { return (best.variable, []) }
    if definitions.shorten(terms).variables.isEmpty { return nil }

    let order = definitions.dependencies(of: terms.lazy.map(\.variable))
    for term in definitions.expand(terms, through: order).variables
    where candidates?[term.variable] ?? true {
      if abs(term.coefficient) > abs(best?.coefficient ?? smallest) { best = term }
    }
    guard let best else { return nil }
    return (best.variable, definitions.dependents(on: best.variable, among: order))
  }

  /// Defines a free variable by a constraint that names it once `order` is expanded. O(terms).
  func define(_ pivot: Int, by constraint: Constraint, through order: [Int]) {
    let (terms, symbols) =
      order.isEmpty ? (constraint.terms, []) : definitions.expand(constraint.terms, through: order)
    var divisor = 0.0
    for term in terms where term.variable == pivot { divisor = -term.coefficient }
    var variables: [VariableTerm] = []
    variables.reserveCapacity(terms.count - 1)
    for term in terms where term.variable != pivot {
      variables.append(
        VariableTerm(variable: term.variable, coefficient: term.coefficient / divisor))
    }
    var deviation = symbols + constraint.deviation
    for index in deviation.indices { deviation[index].coefficient /= divisor }
    definitions.define(pivot, variables: variables, symbols: deviation)
    refreshDefinition(pivot)
  }

  /// Gives a constraint without free variables its row. Returns nil, or for a required constraint
  /// the basic symbol whose row shows the contradiction.
  func insertRow(for constraint: Constraint) -> Symbol? {
    var terms = expandedRow(of: constraint.terms).terms
    var basic = constraint.marker
    var divisor = -constraint.markerSign
    if let other = constraint.other {
      let value = terms.reduce(-tableau.biases[basic] * divisor) {
        $0 + $1.coefficient * tableau.biases[$1.symbol]
      }
      if value / divisor < 0 {
        basic = other
        divisor = constraint.markerSign
      }
      for index in terms.indices { terms[index].coefficient /= divisor }
      var row = Row(terms: terms)
      row.insert(basic == other ? constraint.marker : other, coefficient: 1)
      tableau.insertRow(row, for: basic)
      return nil
    }
    for index in terms.indices { terms[index].coefficient /= divisor }
    tableau.insertRow(Row(terms: terms), for: basic)
    if constraint.relation == .equal {
      if !tableau.expel(basic) { return basic }
    } else if tableau.violatesBound(basic) {
      tableau.violated.append(basic)
    }
    return tableau.restoreFeasibility()
  }

  /// `terms`, which depend on no free variable, as a combination of nonbasic symbols.
  /// O(what they depend on).
  func expandedRow(of terms: [VariableTerm]) -> Row {
    let (rest, between) = definitions.shorten(terms)
    let order = definitions.dependencies(of: rest.lazy.map(\.variable))
    let symbols = definitions.expand(rest, through: order).symbols
    for term in between + symbols {
      if tableau.isBasic[term.symbol] {
        for inner in tableau.rows[term.symbol].terms {
          definitions.scratch.add(term.coefficient * inner.coefficient, toSymbol: inner.symbol)
        }
      } else {
        definitions.scratch.add(term.coefficient, toSymbol: term.symbol)
      }
    }
    return Row(terms: definitions.scratch.takeSymbols().sorted { $0.symbol < $1.symbol })
  }

  /// The required constraints that together make the row of `symbol` impossible. O(row).
  func conflict(at symbol: Symbol, without excluded: Int?) -> [ConstraintHandle] {
    let symbols = [symbol] + tableau.rows[symbol].terms.map(\.symbol)
    let indices = Set(symbols.map { tableau.owners[$0] }).subtracting(excluded.map { [$0] } ?? [])
    return indices.sorted().map {
      ConstraintHandle(index: Int32($0), generation: constraints[$0].generation)
    }
  }
}
