import Testing

@testable import Cassowary

struct GrowthTests {
  /// Entries visited to build a form of `count` fields, and to move its last constant once.
  private func work(fields count: Int) throws -> (build: Int, move: Int) {
    let solver = Solver()
    let container = (0..<4).map { _ in solver.makeVariable() }
    for (variable, value) in zip(container, [0, 0, 390, 844]) {
      try solver.add([(1, variable)], .equal, Double(value))
    }
    var last: ConstraintHandle?
    var above = container[1]
    for _ in 0..<count {
      let field = (0..<4).map { _ in solver.makeVariable() }
      try solver.add([(1, field[0]), (-1, container[0])], .equal, 16)
      try solver.add(
        [(1, container[0]), (1, container[2]), (-1, field[0]), (-1, field[2])], .equal, 16)
      try solver.add([(1, field[3])], .equal, 44)
      let spacing = try solver.add([(1, field[1]), (-1, above)], .equal, 52)
      last = last ?? spacing
      above = field[1]
    }
    #expect(solver.value(of: above) == 52 * Double(count))
    let build = solver.work
    try solver.setConstant(60, of: try #require(last))
    #expect(solver.value(of: above) == 52 * Double(count) + 8)
    return (build, solver.work - build)
  }

  @Test func `work grows with the number of fields, not its square`() throws {
    let small = try work(fields: 100)
    let large = try work(fields: 1000)
    #expect(large.build < 12 * small.build)
    #expect(large.move < 12 * small.move)
  }

  @Test func `an edit visits only what depends on it`() throws {
    let solver = Solver()
    var edges: [ConstraintHandle] = []
    for _ in 0..<500 {
      let (x, width) = (solver.makeVariable(), solver.makeVariable())
      edges.append(try solver.add([(1, x)], .equal, 10))
      try solver.add([(1, x), (1, width)], .equal, 100)
    }
    solver.takeChangedVariables { _, _ in }
    let before = solver.work
    try solver.setConstant(11, of: edges[250])
    var changes = 0
    solver.takeChangedVariables { _, _ in changes += 1 }
    #expect(changes == 2)
    #expect(solver.work - before < 10)
  }
}
