extension Definitions {
  /// The defined variables that `roots` depend on, each after those it depends on itself; the
  /// roots are among them. O(terms of these).
  mutating func dependencies(of roots: some Sequence<Int>) -> [Int] {
    withWalk { definitions, walk in
      for root in roots where definitions.isDefined[root] {
        walk.visit(from: root) { variable, index in
          while index < definitions.variableTerms[variable].count {
            let next = definitions.variableTerms[variable][index].variable
            index += 1
            if definitions.isDefined[next] { return next }
          }
          return nil
        }
      }
    }
  }

  /// The variables that depend on `seeds`, each after those it depends on; the seeds are among
  /// them. O(terms of these).
  mutating func dependents(of seeds: some Sequence<Int>) -> [Int] {
    withWalk { definitions, walk in
      for seed in seeds {
        walk.visit(from: seed) { variable, index in
          guard index < definitions.users[variable].count else { return nil }
          defer { index += 1 }
          return definitions.users[variable][index]
        }
      }
    }.reversed()
  }

  /// Lends the walk to `body` and returns the order it found.
  private mutating func withWalk(_ body: (Definitions, inout Walk) -> Void) -> [Int] {
    var walk = Walk()
    swap(&walk, &self.walk)
    walk.begin(count: variableCount)
    body(self, &walk)
    swap(&walk, &self.walk)
    work += self.walk.order.count
    return self.walk.order
  }

  /// `terms` with the variables in `order`, dependencies first, replaced by their definitions.
  /// O(terms of these).
  mutating func expand(
    _ terms: [VariableTerm], through order: [Int]
  ) -> (variables: [VariableTerm], symbols: [SymbolTerm]) {
    for term in terms { scratch.add(term.coefficient, toVariable: term.variable) }
    for variable in order.reversed() {
      let factor = scratch.clear(variable: variable)
      work += 1
      if factor == 0 { continue }
      for term in variableTerms[variable] {
        scratch.add(factor * term.coefficient, toVariable: term.variable)
      }
      for term in symbolTerms[variable] {
        scratch.add(factor * term.coefficient, toSymbol: term.symbol)
      }
      work += variableTerms[variable].count + symbolTerms[variable].count
    }
    return (scratch.takeVariables(), scratch.takeSymbols())
  }

  /// `terms` with definitions put in place of variables that are defined by others of the terms:
  /// of neighbours in a chain only what lies between them is left, however long the chain.
  /// O(terms of the definitions).
  mutating func shorten(
    _ terms: [VariableTerm]
  ) -> (variables: [VariableTerm], symbols: [SymbolTerm]) {
    var variables = terms
    var symbols: [SymbolTerm] = []
    for _ in 0..<Self.shorteningSteps {
      guard let place = variables.firstIndex(where: { isDefinedByOthers(of: variables, $0) })
      else { break }
      let term = variables.remove(at: place)
      for inner in variableTerms[term.variable] {
        let amount = term.coefficient * inner.coefficient
        guard let known = variables.firstIndex(where: { $0.variable == inner.variable }) else {
          variables.append(VariableTerm(variable: inner.variable, coefficient: amount))
          continue
        }
        variables[known].coefficient += amount
        if abs(variables[known].coefficient) < Tolerance.coefficient {
          variables.remove(at: known)
        }
      }
      for inner in symbolTerms[term.variable] {
        symbols.append(
          SymbolTerm(symbol: inner.symbol, coefficient: term.coefficient * inner.coefficient))
      }
      work += variableTerms[term.variable].count + symbolTerms[term.variable].count
    }
    return (variables, symbols)
  }

  /// More would not pay: other terms than those of neighbours are expanded in full.
  private static let shorteningSteps = 8

  private func isDefinedByOthers(of terms: [VariableTerm], _ term: VariableTerm) -> Bool {
    let definition = variableTerms[term.variable]
    guard definition.count <= Self.shorteningSteps else { return false }
    return definition.contains { inner in
      terms.contains { $0.variable == inner.variable && $0.variable != term.variable }
    }
  }

  /// Those of `order`, dependencies first, that depend on `variable`. O(terms of `order`).
  func dependents(on variable: Int, among order: [Int]) -> [Int] {
    if users[variable].isEmpty { return [] }
    var found: Set<Int> = [variable]
    return order.filter { candidate in
      let depends = variableTerms[candidate].contains { found.contains($0.variable) }
      if depends { found.insert(candidate) }
      return depends
    }
  }
}
