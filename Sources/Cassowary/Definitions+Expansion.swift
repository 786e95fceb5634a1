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
