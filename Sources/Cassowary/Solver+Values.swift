extension Solver {
  /// The present value of a variable, 0 if the solver does not have it. The first read after a
  /// change costs O(what the change affects), others O(1).
  @inlinable
  public func value(of variable: Variable) -> Double {
    if isStale { computeValues() }
    let index = Int(variable.id)
    return index < values.count ? values[index] : 0
  }

  /// Calls `body` for every variable whose value differs from the one last reported here, 0 at
  /// first. O(changed).
  public func takeChangedVariables(_ body: (Variable, Double) -> Void) {
    if isStale { computeValues() }
    let candidates = unreported
    unreported.removeAll(keepingCapacity: true)
    for index in candidates {
      isUnreported[index] = false
      if values[index] == reported[index] { continue }
      reported[index] = values[index]
      body(Variable(index: index), values[index])
    }
  }

  /// Computes the constant of a definition from the biases of its symbols, and its value later.
  func refreshDefinition(_ variable: Int) {
    isStale = true
    var constant = 0.0
    for term in definitions.symbolTerms[variable] {
      constant += term.coefficient * tableau.biases[term.symbol]
    }
    definitionConstants[variable] = constant
    addSeed(variable)
  }

  private func addSeed(_ variable: Int) {
    if isSeed[variable] { return }
    isSeed[variable] = true
    seeds.append(variable)
  }

  /// Brings `values` up to date.
  @usableFromInline
  func computeValues() {
    isStale = false
    if seeds.isEmpty && tableau.changed.isEmpty { return }
    for symbol in tableau.changed {
      for user in definitions.symbolUsers[symbol] { addSeed(user) }
    }
    tableau.clearChanges()
    if !propagation.applies(to: seeds, version: definitions.version) {
      propagation = Propagation(seeds: seeds, definitions: &definitions, tableau: tableau)
    }
    for seed in seeds { isSeed[seed] = false }
    seeds.removeAll(keepingCapacity: true)
    propagation.run(
      constants: definitionConstants, symbolValues: tableau.values, values: &values,
      isUnreported: &isUnreported, unreported: &unreported)
  }
}
