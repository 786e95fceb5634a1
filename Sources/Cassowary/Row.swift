/// A linear combination of restricted unknowns, sorted by symbol.
struct Row {
  var terms: [SymbolTerm] = []

  /// Position of `symbol`, or nil. O(log terms).
  func position(of symbol: Symbol) -> Int? {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) >> 1
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].symbol == symbol ? low : nil
  }

  /// The factor of `symbol`, 0 if it does not occur. O(log terms).
  func coefficient(of symbol: Symbol) -> Double {
    guard let position = position(of: symbol) else { return 0 }
    return terms[position].coefficient
  }

  /// Takes `symbol` out and returns its factor, 0 if it did not occur. O(terms).
  mutating func remove(_ symbol: Symbol) -> Double {
    guard let position = position(of: symbol) else { return 0 }
    return terms.remove(at: position).coefficient
  }

  /// Puts `symbol`, which does not occur, in its place. O(terms).
  mutating func insert(_ symbol: Symbol, coefficient: Double) {
    let position = terms.firstIndex { $0.symbol > symbol } ?? terms.count
    terms.insert(SymbolTerm(symbol: symbol, coefficient: coefficient), at: position)
  }
}
