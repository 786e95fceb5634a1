/// A compiled order in which to compute variables after some of them changed: the same edit
/// repeated runs through flat arrays only.
struct Propagation {
  /// The variables whose definitions or symbols changed.
  private(set) var seeds: [Int] = []
  private var version = -1
  private(set) var targets: [Int] = []
  /// Index after the last operand of each target.
  private var ends: [Int] = []
  /// A variable's index, or the complement of a symbol's.
  private var operands: [Int] = []
  private var coefficients: [Double] = []

  func applies(to seeds: [Int], version: Int) -> Bool {
    version == self.version && seeds == self.seeds
  }

  /// Compiles the computation of everything that depends on `seeds`. O(terms of these).
  init(seeds: [Int], definitions: inout Definitions, tableau: Tableau) {
    self.seeds = seeds
    version = definitions.version
    targets = definitions.dependents(of: seeds)
    for target in targets {
      for term in definitions.variableTerms[target] {
        operands.append(term.variable)
        coefficients.append(term.coefficient)
      }
      for term in definitions.symbolTerms[target] where tableau.kinds[term.symbol] != .dummy {
        operands.append(~term.symbol)
        coefficients.append(term.coefficient)
      }
      ends.append(operands.count)
    }
  }

  init() {}

  /// Computes the targets and notes those with another value in `unreported`. O(operands).
  func run(
    constants: [Double], symbolValues: [Double], values: inout [Double],
    isUnreported: inout [Bool], unreported: inout [Int]
  ) {
    values.withUnsafeMutableBufferPointer { values in
      var position = 0
      for (index, target) in targets.enumerated() {
        var sum = constants[target]
        while position < ends[index] {
          let operand = operands[position]
          sum += coefficients[position] * (operand >= 0 ? values[operand] : symbolValues[~operand])
          position += 1
        }
        if sum == values[target] { continue }
        values[target] = sum
        if isUnreported[target] { continue }
        isUnreported[target] = true
        unreported.append(target)
      }
    }
  }
}
