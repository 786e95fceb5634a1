/// The simplex tableau over restricted unknowns.
///
/// Every basic symbol has a row that gives it as a combination of nonbasic symbols, which are 0.
/// A constraint's constant enters as the bias of its marker symbol, so that with
/// s′ = s + bias each row reads basic′ = Σ coefficient × nonbasic′, without a constant of its own.
struct Tableau {
  /// One entry a symbol from here on.
  private(set) var kinds: [SymbolKind] = []
  /// Index of the constraint the symbol belongs to.
  private(set) var owners: [Int] = []
  var biases: [Double] = []
  var isBasic: [Bool] = []
  /// The present value: 0 for nonbasic symbols.
  var values: [Double] = []
  /// Empty for nonbasic symbols.
  var rows: [Row] = []
  /// The basic symbols whose rows contain the symbol, in no order.
  var columns: [[Symbol]] = []
  /// Reduced cost, zero for basic symbols.
  var costs: [Cost] = []
  private var unused: [Symbol] = []

  /// Symbols whose value may have changed since the list was last taken.
  private(set) var changed: [Symbol] = []
  private var isChanged: [Bool] = []
  /// Basic symbols that may violate their bound.
  var violated: [Symbol] = []
  /// Nonbasic symbols whose growth may lower the objective.
  var improving: [Symbol] = []
  /// Pivots since `startRecording`, to be undone if the change fails.
  var recorded: [Pivot] = []
  /// Row entries visited so far, a measure of work that does not depend on the clock.
  var work = 0
  private var stepsSinceRounding = 0
  /// How much rounding the rows may have gathered since they were computed from the constraints,
  /// counted in pivots by 1.
  var risk = 0

  struct Pivot {
    var entering: Symbol
    var leaving: Symbol
  }

  var symbolCount: Int { kinds.count }

  /// Makes a nonbasic symbol. O(1).
  mutating func makeSymbol(_ kind: SymbolKind, owner: Int, bias: Double) -> Symbol {
    if let symbol = unused.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      biases[symbol] = bias
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    biases.append(bias)
    isBasic.append(false)
    values.append(0)
    rows.append(Row())
    columns.append([])
    costs.append(.zero)
    isChanged.append(false)
    return kinds.count - 1
  }

  /// Forgets a symbol that occurs in no row. O(1).
  mutating func discard(_ symbol: Symbol) {
    biases[symbol] = 0
    values[symbol] = 0
    costs[symbol] = .zero
    isBasic[symbol] = false
    unused.append(symbol)
  }

  /// Keeps `symbol` from entering the basis.
  mutating func lock(_ symbol: Symbol) {
    kinds[symbol] = .dummy
  }

  mutating func noteChange(of symbol: Symbol) {
    if isChanged[symbol] { return }
    isChanged[symbol] = true
    changed.append(symbol)
  }

  mutating func clearChanges() {
    for symbol in changed { isChanged[symbol] = false }
    changed.removeAll(keepingCapacity: true)
  }

  /// Whether a basic symbol has a value it may not have.
  func violatesBound(_ symbol: Symbol) -> Bool {
    kinds[symbol] == .dummy
      ? abs(values[symbol]) > Tolerance.feasibility : values[symbol] < -Tolerance.feasibility
  }

  /// Makes `symbol` basic with `row`, whose symbols are nonbasic. O(row).
  mutating func insertRow(_ row: Row, for symbol: Symbol) {
    isBasic[symbol] = true
    rows[symbol] = row
    var value = -biases[symbol]
    for term in row.terms {
      value += term.coefficient * biases[term.symbol]
      columns[term.symbol].append(symbol)
    }
    values[symbol] = value
    let cost = costs[symbol]
    costs[symbol] = .zero
    charge(cost, times: 1, to: row)
    noteChange(of: symbol)
    work += row.terms.count
  }

  /// Takes the row of `symbol` away and returns it; the symbol is then of no further use. The
  /// cost it carried must have been taken back. O(row).
  mutating func removeRow(of symbol: Symbol) -> Row {
    let row = rows[symbol]
    rows[symbol] = Row()
    isBasic[symbol] = false
    for term in row.terms { columns[term.symbol].removeOne(symbol) }
    work += row.terms.count
    return row
  }

  /// Takes a nonbasic symbol out of every row. O(column × row).
  mutating func removeColumn(of symbol: Symbol) {
    for basic in columns[symbol] { _ = rows[basic].remove(symbol) }
    columns[symbol].removeAll()
  }

  /// Adds `factor` × `cost` to what one unit of `symbol` costs, basic or not. O(row).
  mutating func addCost(_ cost: Cost, times factor: Double = 1, to symbol: Symbol) {
    if isBasic[symbol] {
      charge(cost, times: factor, to: rows[symbol])
    } else {
      costs[symbol].add(cost, times: factor)
      if costs[symbol].isNegative { improving.append(symbol) }
    }
  }

  /// Adds the cost of a symbol to the symbols it is a combination of. O(row).
  mutating func charge(_ cost: Cost, times factor: Double, to row: Row) {
    if cost.isZero { return }
    for term in row.terms {
      costs[term.symbol].add(cost, times: factor * term.coefficient)
      if costs[term.symbol].isNegative { improving.append(term.symbol) }
    }
  }

  /// Moves the bias of a marker and with it the values that depend on it. O(column).
  mutating func setBias(_ bias: Double, of symbol: Symbol) {
    let delta = bias - biases[symbol]
    biases[symbol] = bias
    if isBasic[symbol] {
      shift(symbol, by: -delta)
    } else {
      for basic in columns[symbol] {
        shift(basic, by: rows[basic].coefficient(of: symbol) * delta)
      }
      work += columns[symbol].count
    }
    stepsSinceRounding += 1
  }

  private mutating func shift(_ basic: Symbol, by delta: Double) {
    values[basic] += delta
    noteChange(of: basic)
    if violatesBound(basic) { violated.append(basic) }
  }

  /// Computes the values afresh from the biases now and then, so that rounding errors do not add
  /// up. Amortised over the edits.
  mutating func removeRounding() {
    if stepsSinceRounding < 1024 { return }
    computeValues()
  }

  /// Computes the values from the biases. O(entries).
  mutating func computeValues() {
    stepsSinceRounding = 0
    for symbol in kinds.indices where isBasic[symbol] {
      var value = -biases[symbol]
      for term in rows[symbol].terms { value += term.coefficient * biases[term.symbol] }
      if value == values[symbol] { continue }
      values[symbol] = value
      noteChange(of: symbol)
    }
  }
}

extension Array where Element == Int {
  /// Removes one occurrence of `element` without keeping the order. O(count).
  mutating func removeOne(_ element: Int) {
    guard let position = lastIndex(of: element) else { return }
    swapAt(position, count - 1)
    removeLast()
  }
}
