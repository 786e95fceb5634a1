import Cassowary
import Testing

struct PriorityTests {
  @Test func `one constraint at 750 beats fifty at 250`() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<50 { try solver.add([(1, width)], .lessThanOrEqual, 10, 250) }
    try solver.add([(1, width)], .greaterThanOrEqual, 100, 750)
    #expect(solver.value(of: width) == 100)
  }

  @Test func `a thousand priorities keep their order`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for priority in (0..<1000).shuffled(using: &SeededGenerator.shared) {
      try solver.add([(1, x)], .equal, Double(priority), Float(priority))
    }
    #expect(solver.value(of: x) == 999)
  }

  @Test func `an optional constraint that cannot hold still pulls`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.add([(1, x)], .lessThanOrEqual, 80)
    try solver.add([(1, x)], .greaterThanOrEqual, 20)
    let pull = try solver.add([(1, x)], .equal, 300, 1)
    #expect(solver.value(of: x) == 80)
    try solver.setConstant(-300, of: pull)
    #expect(solver.value(of: x) == 20)
    try solver.setConstant(50, of: pull)
    #expect(solver.value(of: x) == 50)
  }

  @Test func `the view with the lower hugging grows`() throws {
    let solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    for (variable, hugging) in [(first, Float(250)), (second, 251)] {
      try solver.add([(1, variable)], .lessThanOrEqual, 50, hugging)
      try solver.add([(1, variable)], .greaterThanOrEqual, 50, 750)
    }
    let total = try solver.add([(1, first), (1, second)], .equal, 200)
    #expect(solver.value(of: first) == 150)
    #expect(solver.value(of: second) == 50)
    try solver.setConstant(100, of: total)
    #expect(solver.value(of: first) == 50)
  }

  @Test func `changing a strength changes who gives way`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add([(1, x)], .equal, 1, 100)
    let high = try solver.add([(1, x)], .equal, 2, 200)
    #expect(solver.value(of: x) == 2)
    try solver.setStrength(Strength(priority: 300), of: low)
    #expect(solver.value(of: x) == 1)
    try solver.setStrength(Strength(priority: 301), of: high)
    #expect(solver.value(of: x) == 2)
    #expect(throws: SolverError.strengthChangesRequired) {
      try solver.setStrength(.required, of: low)
    }
    #expect(solver.value(of: x) == 2)
  }
}

extension SeededGenerator {
  fileprivate static var shared: SeededGenerator {
    get { SeededGenerator(seed: 1) }
    set { _ = newValue }
  }
}
