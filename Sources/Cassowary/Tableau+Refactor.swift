extension Tableau {
  /// The same basis with rows and costs computed afresh, which removes the rounding that many
  /// pivots left. Nil if the relations do not determine the basis, or not
  /// a feasible one.
  ///
  /// `relations` are combinations of symbols that are 0 once biases are added; those that follow
  /// from others are skipped. `prices` are what a unit of each error costs. As costly as building.
  func refactored(
    relations: some Sequence<[SymbolTerm]>, prices: some Sequence<(Symbol, Cost)>
  ) -> Tableau? {
    var fresh = self
    fresh.clearRows()
    var sums = Scratch()
    for _ in kinds.indices { sums.appendSymbol() }
    // Relations with a large coefficient to divide by go first, which keeps rounding small.
    var pending = Array(relations)
    for smallest in Tolerance.pivots {
      pending = pending.filter {
        !fresh.adopt($0, basis: isBasic, smallestPivot: smallest, sums: &sums)
      }
    }
    guard fresh.isBasic == isBasic else { return nil }
    for (symbol, cost) in prices { fresh.addCost(cost, to: symbol) }
    fresh.computeValues()
    let isFeasible = kinds.indices.allSatisfy { !isBasic[$0] || !fresh.violatesBound($0) }
    return isFeasible ? fresh : nil
  }

  /// Makes a symbol of `basis` basic by `relation`. Returns false, and does nothing, if none has a
  /// coefficient as large as `smallestPivot`. O(rows that contain the symbol × row).
  private mutating func adopt(
    _ relation: [SymbolTerm], basis: [Bool], smallestPivot: Double, sums: inout Scratch
  ) -> Bool {
    for term in relation {
      if isBasic[term.symbol] {
        for inner in rows[term.symbol].terms {
          sums.add(term.coefficient * inner.coefficient, toSymbol: inner.symbol)
        }
      } else {
        sums.add(term.coefficient, toSymbol: term.symbol)
      }
    }
    var row = Row(terms: sums.takeSymbols().sorted { $0.symbol < $1.symbol })
    let pivot = row.terms.filter { basis[$0.symbol] }
      .max { abs($0.coefficient) < abs($1.coefficient) }
    guard let pivot, abs(pivot.coefficient) > smallestPivot else { return false }
    let divisor = -row.remove(pivot.symbol)
    for index in row.terms.indices { row.terms[index].coefficient /= divisor }
    let affected = columns[pivot.symbol]
    columns[pivot.symbol].removeAll()
    for basic in affected {
      let factor = rows[basic].remove(pivot.symbol)
      add(row, times: factor, toRowOf: basic)
    }
    insertRow(row, for: pivot.symbol)
    return true
  }

  /// Makes every symbol nonbasic and free of cost. O(symbols).
  mutating func clearRows() {
    for symbol in kinds.indices {
      rows[symbol] = Row()
      columns[symbol].removeAll()
      values[symbol] = 0
      noteChange(of: symbol)
      costs[symbol] = .zero
      isBasic[symbol] = false
    }
    risk = 0
  }
}
