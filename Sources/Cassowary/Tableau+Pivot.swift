extension Tableau {
  /// Exchanges a nonbasic symbol for a basic one whose row contains it.
  /// O(rows with `entering` × row length).
  mutating func pivot(entering: Symbol, leaving: Symbol) {
    recorded.append(Pivot(entering: entering, leaving: leaving))
    let value = values[leaving]
    var row = removeRow(of: leaving)
    let divisor = row.remove(entering)
    risk += rounding(dividingBy: divisor)
    for index in row.terms.indices { row.terms[index].coefficient /= -divisor }
    row.insert(leaving, coefficient: 1 / divisor)
    let enteringValue = -value / divisor
    values[leaving] = 0
    noteChange(of: leaving)

    let affected = columns[entering]
    columns[entering].removeAll(keepingCapacity: true)
    for basic in affected {
      let factor = rows[basic].remove(entering)
      add(row, times: factor, toRowOf: basic)
      if enteringValue != 0 {
        values[basic] += factor * enteringValue
        noteChange(of: basic)
        if violatesBound(basic) { violated.append(basic) }
      }
    }

    isBasic[entering] = true
    rows[entering] = row
    for term in row.terms { columns[term.symbol].append(entering) }
    values[entering] = enteringValue
    noteChange(of: entering)
    let cost = costs[entering]
    costs[entering] = .zero
    charge(cost, times: 1, to: row)
    work += row.terms.count
  }

  /// Adds `factor` × `row` to the row of `basic`. O(both rows).
  mutating func add(_ row: Row, times factor: Double, toRowOf basic: Symbol) {
    let old = rows[basic].terms
    var merged: [SymbolTerm] = []
    merged.reserveCapacity(old.count + row.terms.count)
    var left = 0
    var right = 0
    while right < row.terms.count {
      let term = row.terms[right]
      while left < old.count, old[left].symbol < term.symbol {
        merged.append(old[left])
        left += 1
      }
      if left < old.count, old[left].symbol == term.symbol {
        let sum = old[left].coefficient + factor * term.coefficient
        if abs(sum) < Tolerance.coefficient {
          columns[term.symbol].removeOne(basic)
        } else {
          merged.append(SymbolTerm(symbol: term.symbol, coefficient: sum))
        }
        left += 1
      } else {
        merged.append(
          SymbolTerm(symbol: term.symbol, coefficient: factor * term.coefficient))
        columns[term.symbol].append(basic)
      }
      right += 1
    }
    merged.append(contentsOf: old[left...])
    rows[basic].terms = merged
    work += merged.count
  }

  /// Starts to note pivots for `undoRecorded`.
  mutating func startRecording() {
    recorded.removeAll(keepingCapacity: true)
  }

  /// Returns to the basis at `startRecording`. As costly as the pivots were.
  mutating func undoRecorded() {
    for pivot in recorded.reversed() {
      self.pivot(entering: pivot.leaving, leaving: pivot.entering)
    }
    recorded.removeAll(keepingCapacity: true)
    violated.removeAll(keepingCapacity: true)
    improving.removeAll(keepingCapacity: true)
  }

  /// How much rounding a division adds to `risk`; one by a tiny number calls for `refactored`.
  func rounding(dividingBy divisor: Double) -> Int {
    let size = abs(divisor)
    return size == 1 ? 1 : size > 0.05 ? 16 : size > 0.001 ? 128 : riskLimit
  }

  /// The risk above which rows should be computed afresh.
  var riskLimit: Int { 256 + symbolCount }
}
