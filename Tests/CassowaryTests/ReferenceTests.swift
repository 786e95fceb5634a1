import Cassowary
import Testing

/// Compares the solver with one that tries every corner: slow, and nothing like it inside.
struct ReferenceTests {
  @Test(arguments: 200..<320)
  func `the best corner of a small system is no better than the solver's values`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...3, using: &generator)
    var model = Model(variables: count)
    // A box, so that the best values are at a corner.
    for variable in 0..<count {
      for (relation, bound) in [(Relation.greaterThanOrEqual, -300.0), (.lessThanOrEqual, 300)] {
        model.add(
          Statement(
            terms: [(variable, 1)], relation: relation, rightHandSide: bound, strength: .required))
      }
    }
    for _ in 0..<Int.random(in: 3...7, using: &generator) {
      model.add(.random(variables: count, using: &generator))
    }
    let statements = model.handles.compactMap { model.statements[$0] }
    let best = Reference(statements: statements, variables: count).best
    let reached = Reference.costs(of: statements, at: model.values)
    #expect(reached.first.map { $0 < 1e-5 } == true, "a required statement is missed")
    for (mine, theirs) in zip(reached, best) {
      #expect(abs(mine - theirs) < 1e-4)
      if abs(mine - theirs) >= 1e-4 { break }
    }
  }
}

/// Finds the best corner of all planes on which a statement is just met.
private struct Reference {
  let statements: [Statement]
  let variables: Int

  /// The least deviations, from the highest priority down.
  var best: [Double] {
    var best: [Double] = []
    forEachChoice(of: variables) { chosen in
      guard let corner = corner(of: chosen) else { return }
      let costs = Self.costs(of: statements, at: corner)
      guard costs[0] < 1e-6 else { return }
      if best.isEmpty || Self.isLess(costs, best) { best = costs }
    }
    return best
  }

  /// The sums of deviations, required ones first.
  static func costs(of statements: [Statement], at values: [Double]) -> [Double] {
    let priorities = Set(statements.map(\.strength.priority)).union([1000]).sorted(by: >)
    return priorities.map { priority in
      statements.filter { $0.strength.priority == priority }
        .reduce(0) { $0 + $1.deviation(at: values) }
    }
  }

  private static func isLess(_ one: [Double], _ other: [Double]) -> Bool {
    for (a, b) in zip(one, other) where abs(a - b) > 1e-7 { return a < b }
    return false
  }

  private func forEachChoice(of count: Int, _ body: ([Statement]) -> Void) {
    func extend(_ chosen: [Statement], from start: Int) {
      if chosen.count == count {
        body(chosen)
        return
      }
      for index in start..<statements.count {
        extend(chosen + [statements[index]], from: index + 1)
      }
    }
    extend([], from: 0)
  }

  /// Where the planes of as many statements as there are variables meet, by elimination.
  private func corner(of chosen: [Statement]) -> [Double]? {
    var rows = chosen.map { statement in
      var row = [Double](repeating: 0, count: variables + 1)
      for term in statement.terms { row[term.variable] += term.coefficient }
      row[variables] = statement.rightHandSide
      return row
    }
    for column in 0..<variables {
      guard
        let pivot = (column..<variables).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<variables where row != column {
        let factor = rows[row][column] / rows[column][column]
        if factor == 0 { continue }
        for place in column...variables { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<variables).map { rows[$0][variables] / rows[$0][$0] }
  }
}
