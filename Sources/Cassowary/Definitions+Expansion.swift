extension Definitions {
  /// The defined variables that `roots` depend on, each after those it depends on itself; the
  /// roots are among them. O(terms of these).
  func dependencies(of roots: some Sequence<Int>) -> [Int] {
    var walk = Walk(count: variableCount)
    for root in roots where isDefined[root] {
      walk.visit(from: root) { variable, index in
        while index < variableTerms[variable].count {
          let next = variableTerms[variable][index].variable
          index += 1
          if isDefined[next] { return next }
        }
        return nil
      }
    }
    return walk.order
  }

  /// The variables that depend on `seeds`, each after those it depends on; the seeds are among
  /// them. O(terms of these).
  func dependents(of seeds: some Sequence<Int>) -> [Int] {
    var walk = Walk(count: variableCount)
    for seed in seeds {
      walk.visit(from: seed) { variable, index in
        guard index < users[variable].count else { return nil }
        defer { index += 1 }
        return users[variable][index]
      }
    }
    return walk.order.reversed()
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
    var found: Set<Int> = [variable]
    return order.filter { candidate in
      let depends = variableTerms[candidate].contains { found.contains($0.variable) }
      if depends { found.insert(candidate) }
      return depends
    }
  }
}

/// A depth-first walk with its own stack, since chains of views may be very long.
private struct Walk {
  private(set) var order: [Int] = []
  private var isVisited: [Bool]
  private var stack: [(variable: Int, index: Int)] = []

  init(count: Int) {
    isVisited = Array(repeating: false, count: count)
  }

  /// Appends what can be reached from `root` and was not yet visited, successors first.
  mutating func visit(from root: Int, next: (Int, inout Int) -> Int?) {
    if isVisited[root] { return }
    isVisited[root] = true
    stack.append((root, 0))
    while let top = stack.indices.last {
      if let successor = next(stack[top].variable, &stack[top].index) {
        if isVisited[successor] { continue }
        isVisited[successor] = true
        stack.append((successor, 0))
      } else {
        order.append(stack.removeLast().variable)
      }
    }
  }
}
