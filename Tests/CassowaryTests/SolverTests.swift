import Cassowary
import Testing

struct SolverTests {
  @Test func `a variable without constraints is 0`() {
    let solver = Solver()
    #expect(solver.value(of: solver.makeVariable()) == 0)
  }

  @Test func `the midpoint of the textbook follows its ends within the window`() throws {
    let solver = Solver()
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add([(2, middle), (-1, left), (-1, right)], .equal, 0)
    try solver.add([(1, right), (-1, left)], .greaterThanOrEqual, 10)
    try solver.add([(1, right)], .lessThanOrEqual, 100)
    try solver.add([(1, left)], .greaterThanOrEqual, 0)
    let drag = try solver.add([(1, middle)], .equal, 60, 500)
    #expect(solver.value(of: middle) == 60)
    try solver.setConstant(200, of: drag)
    #expect(solver.value(of: middle) == 95)
    #expect(solver.value(of: left) == 90)
    #expect(solver.value(of: right) == 100)
    try solver.setConstant(-200, of: drag)
    #expect(solver.value(of: middle) == 5)
  }

  @Test func `equal widths share the room between fixed edges`() throws {
    let solver = Solver()
    let views = (0..<10).map { _ in (x: solver.makeVariable(), width: solver.makeVariable()) }
    try solver.add([(1, views[0].x)], .equal, 16)
    for (previous, next) in zip(views, views.dropFirst()) {
      try solver.add([(1, next.width), (-1, previous.width)], .equal, 0)
      try solver.add([(1, next.x), (-1, previous.x), (-1, previous.width)], .equal, 8)
    }
    let end = try solver.add([(1, views[9].x), (1, views[9].width)], .equal, 388)
    #expect(views.allSatisfy { abs(solver.value(of: $0.width) - 30) < 1e-9 })
    try solver.setConstant(488, of: end)
    #expect(views.allSatisfy { abs(solver.value(of: $0.width) - 40) < 1e-9 })
    #expect(abs(solver.value(of: views[9].x) - 448) < 1e-9)
    #expect(solver.isUniquelyDetermined(views[5].x))
    solver.remove(end)
    #expect(!solver.isUniquelyDetermined(views[5].x))
    #expect(solver.isUniquelyDetermined(views[0].x))
  }

  @Test func `an inequality lets go and takes hold as its constant moves`() throws {
    let solver = Solver()
    let (top, bottom) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([(1, top)], .equal, 40)
    try solver.add([(1, bottom), (-1, top)], .equal, 100, 250)
    let floor = try solver.add([(1, bottom)], .lessThanOrEqual, 500)
    #expect(solver.value(of: bottom) == 140)
    try solver.setConstant(120, of: floor)
    #expect(solver.value(of: bottom) == 120)
    try solver.setConstant(500, of: floor)
    #expect(solver.value(of: bottom) == 140)
  }

  @Test func `removing a constraint restores what held without it`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.add([(1, x)], .equal, 5, 250)
    let handle = try solver.add([(1, x)], .equal, 9)
    #expect(solver.value(of: x) == 9)
    solver.remove(handle)
    #expect(solver.value(of: x) == 5)
    solver.remove(handle)
    #expect(solver.value(of: x) == 5)
    #expect(throws: SolverError.unknownConstraint(handle)) {
      try solver.setConstant(1, of: handle)
    }
  }

  @Test func `a contradiction names the constraints that take part and changes nothing`() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add([(1, x)], .equal, 10)
    let second = try solver.add([(1, y), (-1, x)], .greaterThanOrEqual, 20)
    try solver.add([(1, z), (-1, x)], .equal, 7)
    #expect(throws: SolverError.unsatisfiable(conflicting: [first, second])) {
      try solver.add([(1, y)], .lessThanOrEqual, 25)
    }
    let third = try solver.add([(1, y)], .lessThanOrEqual, 35)
    #expect(throws: SolverError.unsatisfiable(conflicting: [first, second, third])) {
      try solver.setConstant(29, of: third)
    }
    #expect(throws: SolverError.unsatisfiable(conflicting: [first, second, third])) {
      try solver.setConstant(16, of: first)
    }
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: z) == 17)
    #expect((30...35).contains(solver.value(of: y)))
    try solver.setConstant(15, of: first)
    #expect(solver.value(of: y) == 35)
  }

  @Test func `a redundant constraint takes over when the other goes`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add([(1, x)], .equal, 10)
    let second = try solver.add([(2, x)], .equal, 20)
    #expect(throws: SolverError.unsatisfiable(conflicting: [first, second])) {
      try solver.setConstant(11, of: first)
    }
    solver.remove(first)
    #expect(solver.value(of: x) == 10)
    try solver.setConstant(30, of: second)
    #expect(solver.value(of: x) == 15)
    solver.remove(second)
    #expect(solver.value(of: x) == 0)
  }

  @Test func `changed variables are reported once and only if they differ`() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let anchor = try solver.add([(1, x)], .equal, 10)
    try solver.add([(1, y), (-1, x)], .equal, 5)
    try solver.add([(1, z)], .equal, 3)
    func changes() -> [Variable: Double] {
      var found: [Variable: Double] = [:]
      solver.takeChangedVariables { found[$0] = $1 }
      return found
    }
    #expect(changes() == [x: 10, y: 15, z: 3])
    #expect(changes() == [:])
    try solver.setConstant(11, of: anchor)
    #expect(solver.value(of: y) == 16)
    try solver.setConstant(12, of: anchor)
    #expect(changes() == [x: 12, y: 17])
    try solver.setConstant(13, of: anchor)
    #expect(solver.value(of: y) == 18)
    try solver.setConstant(12, of: anchor)
    #expect(changes() == [:])
  }

  @Test func `repeated terms add up and those that cancel do not matter`() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([(1, x), (2, x), (1, y), (-1, y)], .equal, 12)
    #expect(solver.value(of: x) == 4)
    #expect(!solver.isUniquelyDetermined(y))
    #expect(throws: SolverError.unsatisfiable(conflicting: [])) {
      try solver.add([(1, y), (-1, y)], .equal, 1)
    }
  }

  @Test func `numbers that are not finite and foreign variables are refused`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.notFinite) { try solver.add([(.nan, x)], .equal, 1) }
    #expect(throws: SolverError.notFinite) { try solver.add([(1, x)], .equal, .infinity) }
    let handle = try solver.add([(1, x)], .equal, 1)
    #expect(throws: SolverError.notFinite) { try solver.setConstant(.nan, of: handle) }
    #expect(solver.value(of: x) == 1)
    #expect(!solver.removeVariable(x))
    solver.remove(handle)
    #expect(solver.removeVariable(x))
    #expect(throws: SolverError.unknownVariable(x)) { try solver.add([(1, x)], .equal, 1) }
    #expect(solver.makeVariable() == x)
  }

  @Test func `ambiguity is seen through equal costs`() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([(1, a), (1, b)], .equal, 100)
    for variable in [a, b] {
      try solver.add([(1, variable)], .greaterThanOrEqual, 0)
      try solver.add([(1, variable)], .lessThanOrEqual, 30, 250)
    }
    #expect(!solver.isUniquelyDetermined(a))
    try solver.add([(1, b)], .lessThanOrEqual, 30, 251)
    #expect(solver.isUniquelyDetermined(a))
    #expect(solver.value(of: a) == 70)
  }
}
