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

  /// Entries visited to build a row of views of equal widths with gaps of at least 8 that should
  /// be 8, between two walls.
  private func workOfRow(_ count: Int) throws -> Int {
    let solver = Solver()
    let wall = solver.makeVariable()
    try solver.add([(1, wall)], .equal, 50 * Double(count))
    var former: (x: Variable, width: Variable)?
    for _ in 0..<count {
      let (x, width) = (solver.makeVariable(), solver.makeVariable())
      if let former {
        try solver.add([(1, width), (-1, former.width)], .equal, 0)
        let gap: [(Double, Variable)] = [(1, x), (-1, former.x), (-1, former.width)]
        try solver.add(gap, .greaterThanOrEqual, 8)
        try solver.add(gap, .equal, 8, 3)
      } else {
        try solver.add([(1, x)], .equal, 0)
        try solver.add([(1, width)], .equal, 30)
      }
      former = (x, width)
    }
    if let former {
      #expect(solver.value(of: former.x) == 38 * Double(count - 1))
      try solver.add([(1, former.x), (1, former.width), (-1, wall)], .lessThanOrEqual, 0)
    }
    return solver.work
  }

  @Test func `gaps between neighbours cost the same however long the row is`() throws {
    let small = try workOfRow(100)
    let large = try workOfRow(1000)
    #expect(large < 14 * small)
  }

  @Test func `views beside each other have nothing to do with each other`() throws {
    func work(_ count: Int) throws -> Int {
      let solver = Solver()
      let width = solver.makeVariable()
      try solver.add([(1, width)], .equal, 390)
      for index in 0..<count {
        let (x, length) = (solver.makeVariable(), solver.makeVariable())
        try solver.add([(1, x)], .equal, 16)
        try solver.add([(1, x), (1, length), (-1, width)], .lessThanOrEqual, -16)
        try solver.add([(1, length)], .lessThanOrEqual, Double(index), 250)
        try solver.add([(1, length)], .greaterThanOrEqual, Double(index), 750)
        #expect(solver.value(of: length) == Double(min(index, 358)))
      }
      return solver.work
    }
    let small = try work(100)
    let large = try work(1000)
    #expect(large < 14 * small)
  }
}
