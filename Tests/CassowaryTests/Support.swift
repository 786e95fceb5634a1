import Cassowary

/// A generator with a fixed sequence (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A constraint over numbered variables, independent of any solver.
struct Statement {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var rightHandSide: Double
  var strength: Strength

  /// How far `values` miss the constraint.
  func deviation(at values: [Double]) -> Double {
    var sum = -rightHandSide
    for term in terms { sum += term.coefficient * values[term.variable] }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(sum, 0)
    case .greaterThanOrEqual: return max(-sum, 0)
    }
  }

  /// A random statement as views have them: few terms, mostly of factor 1.
  static func random(variables: Int, using generator: inout SeededGenerator) -> Statement {
    let priorities: [Float] = [1000, 1000, 1000, 750, 750, 251, 250, 50]
    let factors: [Double] = [1, 1, 1, -1, -1, -1, 2, -0.5, 0.3]
    let count = [1, 2, 2, 3, 4].randomElement(using: &generator) ?? 2
    let chosen = (0..<variables).shuffled(using: &generator).prefix(count)
    return Statement(
      terms: chosen.map { ($0, factors.randomElement(using: &generator) ?? 1) },
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
        ?? .equal,
      rightHandSide: Double(Int.random(in: -100...100, using: &generator)),
      strength: Strength(priority: priorities.randomElement(using: &generator) ?? 1000))
  }
}

/// A solver and the statements it holds.
struct Model {
  let solver = Solver()
  let variables: [Variable]
  private(set) var statements: [ConstraintHandle: Statement] = [:]
  /// Handles in the order in which they were added.
  private(set) var handles: [ConstraintHandle] = []

  init(variables count: Int) {
    let solver = solver
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  var values: [Double] { variables.map(solver.value(of:)) }

  /// Returns nil if the statement contradicts the others.
  @discardableResult
  mutating func add(_ statement: Statement) -> ConstraintHandle? {
    let expression = Expression(
      terms: statement.terms.map {
        Term(variable: variables[$0.variable], coefficient: $0.coefficient)
      })
    guard
      let handle = try? solver.add(
        expression, statement.relation, statement.rightHandSide, strength: statement.strength)
    else { return nil }
    statements[handle] = statement
    handles.append(handle)
    return handle
  }

  mutating func remove(_ handle: ConstraintHandle) {
    solver.remove(handle)
    statements[handle] = nil
    handles.removeAll { $0 == handle }
  }

  /// Returns false if the constant is refused.
  mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) -> Bool {
    do {
      try solver.setConstant(constant, of: handle)
      statements[handle]?.rightHandSide = constant
      return true
    } catch {
      return false
    }
  }

  /// The sum of the deviations at each priority.
  var deviations: [Float: Double] {
    let values = values
    var sums: [Float: Double] = [:]
    for statement in statements.values {
      sums[statement.strength.priority, default: 0] += statement.deviation(at: values)
    }
    return sums
  }

  /// A new model with the same statements, added in the same order.
  func rebuilt() -> Model {
    var model = Model(variables: variables.count)
    for handle in handles {
      if let statement = statements[handle] { model.add(statement) }
    }
    return model
  }

  /// What tells this model from another with the same statements; empty if they agree.
  func differences(from other: Model, tolerance: Double = 1e-5) -> [String] {
    var found: [String] = []
    if handles.count != other.handles.count {
      found.append("\(handles.count) constraints instead of \(other.handles.count)")
    }
    let mine = deviations
    let theirs = other.deviations
    for (priority, sum) in mine where abs(sum - theirs[priority, default: 0]) > tolerance {
      found.append("deviation \(sum) at \(priority) instead of \(theirs[priority, default: 0])")
    }
    for (mine, theirs) in zip(variables, other.variables)
    where solver.isUniquelyDetermined(mine) {
      if !other.solver.isUniquelyDetermined(theirs) {
        found.append("\(mine.id) determined in one only")
      } else if abs(solver.value(of: mine) - other.solver.value(of: theirs)) > tolerance {
        found.append(
          "\(mine.id) is \(solver.value(of: mine)) instead of \(other.solver.value(of: theirs))")
      }
    }
    return found
  }
}

extension Solver {
  /// Adds Σ `terms` `relation` `rightHandSide`.
  @discardableResult
  func add(
    _ terms: [(Double, Variable)], _ relation: Relation, _ rightHandSide: Double,
    _ priority: Float = 1000
  ) throws -> ConstraintHandle {
    try add(
      Expression(terms: terms.map { Term(variable: $0.1, coefficient: $0.0) }), relation,
      rightHandSide, strength: Strength(priority: priority))
  }
}
