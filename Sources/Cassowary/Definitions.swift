/// An index of a variable times a coefficient.
struct VariableTerm {
  var variable: Int
  var coefficient: Double
}

/// How variables follow from each other and from restricted symbols.
///
/// A variable is free (its value is 0) or defined: a combination of other variables and of
/// symbols. Definitions are kept as the constraints stated them and never substituted into each
/// other, so a chain of a thousand views costs a thousand short definitions; they have no cycles.
struct Definitions {
  /// One entry a variable.
  private(set) var isDefined: [Bool] = []
  private(set) var variableTerms: [[VariableTerm]] = []
  private(set) var symbolTerms: [[SymbolTerm]] = []
  /// The variables whose definitions name the variable.
  private(set) var users: [[Int]] = []
  /// One entry a symbol: the variables whose definitions name it.
  private(set) var symbolUsers: [[Int]] = []
  /// Changes whenever a definition does.
  private(set) var version = 0
  /// Terms visited so far, a measure of work that does not depend on the clock.
  var work = 0

  var scratch = Scratch()
  var walk = Walk()

  var variableCount: Int { isDefined.count }

  /// Makes place for one more variable, free. O(1).
  mutating func appendVariable() {
    isDefined.append(false)
    variableTerms.append([])
    symbolTerms.append([])
    users.append([])
    scratch.appendVariable()
  }

  /// Makes place for symbols below `count`.
  mutating func reserveSymbols(_ count: Int) {
    while symbolUsers.count < count {
      symbolUsers.append([])
      scratch.appendSymbol()
    }
  }

  /// Gives a free variable its definition, which may not depend on it. O(terms).
  mutating func define(_ variable: Int, variables: [VariableTerm], symbols: [SymbolTerm]) {
    isDefined[variable] = true
    variableTerms[variable] = variables
    symbolTerms[variable] = symbols
    for term in variables { users[term.variable].append(variable) }
    for term in symbols { symbolUsers[term.symbol].append(variable) }
    version += 1
    work += variables.count + symbols.count
  }

  /// Makes a variable free. O(terms × users of each).
  mutating func undefine(_ variable: Int) {
    for term in variableTerms[variable] { users[term.variable].removeOne(variable) }
    for term in symbolTerms[variable] { symbolUsers[term.symbol].removeOne(variable) }
    isDefined[variable] = false
    variableTerms[variable] = []
    symbolTerms[variable] = []
    version += 1
  }

  /// Makes every variable free. O(variables + symbols).
  mutating func clear() {
    for variable in isDefined.indices {
      isDefined[variable] = false
      variableTerms[variable] = []
      symbolTerms[variable] = []
      users[variable].removeAll()
    }
    for symbol in symbolUsers.indices { symbolUsers[symbol].removeAll() }
    version += 1
  }

  /// Replaces `symbol`, wherever a definition names it, by a combination that does not depend on
  /// those definitions. Returns the variables whose definitions changed. O(users × terms).
  mutating func substitute(
    _ symbol: Symbol, variables: [VariableTerm], symbols: [SymbolTerm]
  ) -> [Int] {
    let affected = symbolUsers[symbol]
    for variable in affected {
      var factor = 0.0
      for term in symbolTerms[variable] where term.symbol == symbol { factor = term.coefficient }
      for term in variableTerms[variable] {
        scratch.add(term.coefficient, toVariable: term.variable)
      }
      for term in symbolTerms[variable] where term.symbol != symbol {
        scratch.add(term.coefficient, toSymbol: term.symbol)
      }
      for term in variables { scratch.add(factor * term.coefficient, toVariable: term.variable) }
      for term in symbols { scratch.add(factor * term.coefficient, toSymbol: term.symbol) }
      let newVariables = scratch.takeVariables()
      let newSymbols = scratch.takeSymbols()
      undefine(variable)
      define(variable, variables: newVariables, symbols: newSymbols)
    }
    return affected
  }

  /// Strikes `symbol` out of every definition. O(users × terms).
  mutating func erase(_ symbol: Symbol) -> [Int] {
    substitute(symbol, variables: [], symbols: [])
  }
}
