extension Tableau {
  /// The same basis with rows and costs computed afresh, which removes the rounding that many
  /// pivots left. Nil if the relations do not determine the basis within the tolerance.
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
    for relation in relations {
      for term in relation {
        if fresh.isBasic[term.symbol] {
          for inner in fresh.rows[term.symbol].terms {
            sums.add(term.coefficient * inner.coefficient, toSymbol: inner.symbol)
          }
        } else {
          sums.add(term.coefficient, toSymbol: term.symbol)
        }
      }
      var row = Row(terms: sums.takeSymbols().sorted { $0.symbol < $1.symbol })
      let pivot = row.terms.filter { isBasic[$0.symbol] }
        .max { abs($0.coefficient) < abs($1.coefficient) }
      guard let pivot, abs(pivot.coefficient) > Tolerance.pivot else { continue }
      let divisor = -row.remove(pivot.symbol)
      for index in row.terms.indices { row.terms[index].coefficient /= divisor }
      let affected = fresh.columns[pivot.symbol]
      fresh.columns[pivot.symbol].removeAll()
      for basic in affected {
        let factor = fresh.rows[basic].remove(pivot.symbol)
        fresh.add(row, times: factor, toRowOf: basic)
      }
      fresh.insertRow(row, for: pivot.symbol)
    }
    guard fresh.isBasic == isBasic else { return nil }
    for (symbol, cost) in prices { fresh.addCost(cost, to: symbol) }
    fresh.computeValues()
    return fresh
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
