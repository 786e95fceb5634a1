/// Sparse sums over variables and symbols, kept between uses so that adding allocates nothing.
struct Scratch {
  private var variableSums: [Double] = []
  private var symbolSums: [Double] = []
  private var isVariableTouched: [Bool] = []
  private var isSymbolTouched: [Bool] = []
  private var variables: [Int] = []
  private var symbols: [Symbol] = []

  mutating func appendVariable() {
    variableSums.append(0)
    isVariableTouched.append(false)
  }

  mutating func appendSymbol() {
    symbolSums.append(0)
    isSymbolTouched.append(false)
  }

  mutating func add(_ amount: Double, toVariable variable: Int) {
    if !isVariableTouched[variable] {
      isVariableTouched[variable] = true
      variables.append(variable)
    }
    variableSums[variable] += amount
  }

  mutating func add(_ amount: Double, toSymbol symbol: Symbol) {
    if !isSymbolTouched[symbol] {
      isSymbolTouched[symbol] = true
      symbols.append(symbol)
    }
    symbolSums[symbol] += amount
  }

  /// The sum at a variable, which becomes 0.
  mutating func clear(variable: Int) -> Double {
    let sum = variableSums[variable]
    variableSums[variable] = 0
    return sum
  }

  /// The sums that are not 0; the variables are then all 0. O(touched).
  mutating func takeVariables() -> [VariableTerm] {
    var terms: [VariableTerm] = []
    for variable in variables {
      let sum = variableSums[variable]
      if abs(sum) >= Tolerance.coefficient {
        terms.append(VariableTerm(variable: variable, coefficient: sum))
      }
      variableSums[variable] = 0
      isVariableTouched[variable] = false
    }
    variables.removeAll(keepingCapacity: true)
    return terms
  }

  /// The sums that are not 0; the symbols are then all 0. O(touched).
  mutating func takeSymbols() -> [SymbolTerm] {
    var terms: [SymbolTerm] = []
    for symbol in symbols {
      let sum = symbolSums[symbol]
      if abs(sum) >= Tolerance.coefficient {
        terms.append(SymbolTerm(symbol: symbol, coefficient: sum))
      }
      symbolSums[symbol] = 0
      isSymbolTouched[symbol] = false
    }
    symbols.removeAll(keepingCapacity: true)
    return terms
  }
}
