/// An incremental solver for linear constraints with strengths, after the Cassowary algorithm.
///
/// Variables are real numbers of any sign; one without constraints is 0. After each change the
/// required constraints hold and the optional ones deviate as little as possible, in falling
/// strength. Equalities and the first inequality on a variable become definitions, which are kept
/// unsubstituted; only what remains enters the simplex tableau. Not thread-safe.
public final class Solver {
  // No access to these overlaps another: nothing called while one is changed reaches the solver.
  // The checks for it would cost a fifth of the time.
  @exclusivity(unchecked) var tableau = Tableau()
  @exclusivity(unchecked) var definitions = Definitions()
  @exclusivity(unchecked) var constraints: [Constraint] = []
  var unusedConstraints: [Int] = []

  /// One entry a variable from here on.
  @exclusivity(unchecked) var isPresent: [Bool] = []
  /// How many constraints name the variable.
  @exclusivity(unchecked) var constraintCounts: [Int] = []
  /// The part of a definition that comes from the biases.
  @exclusivity(unchecked) var definitionConstants: [Double] = []
  @exclusivity(unchecked) @usableFromInline var values: [Double] = []
  private var unusedVariables: [Int] = []

  /// Whether `values` may be out of date.
  @exclusivity(unchecked) @usableFromInline var isStale = false
  /// Variables to compute before the next value is read.
  @exclusivity(unchecked) var seeds: [Int] = []
  @exclusivity(unchecked) var isSeed: [Bool] = []
  @exclusivity(unchecked) var propagation = Propagation()
  var reported: [Double] = []
  var unreported: [Int] = []
  var isUnreported: [Bool] = []

  /// Entries visited so far, a measure of work that does not depend on the clock.
  var work: Int { tableau.work + definitions.work }

  /// Makes a solver without variables.
  public init() {}

  /// Makes a variable, with value 0. O(1).
  public func makeVariable() -> Variable {
    if let index = unusedVariables.popLast() {
      isPresent[index] = true
      return Variable(index: index)
    }
    isPresent.append(true)
    constraintCounts.append(0)
    definitionConstants.append(0)
    values.append(0)
    isSeed.append(false)
    reported.append(0)
    isUnreported.append(false)
    definitions.appendVariable()
    return Variable(index: isPresent.count - 1)
  }

  /// Forgets a variable; its index may be handed out again. Returns false, and does nothing, while
  /// a constraint names it or if the solver does not have it. O(1).
  @discardableResult
  public func removeVariable(_ variable: Variable) -> Bool {
    let index = variable.index
    guard has(variable), constraintCounts[index] == 0 else { return false }
    detach(index)
    computeValues()
    values[index] = 0
    reported[index] = 0
    isPresent[index] = false
    unusedVariables.append(index)
    return true
  }

  func has(_ variable: Variable) -> Bool {
    isPresent.indices.contains(variable.index) && isPresent[variable.index]
  }

  /// Rewrites definitions that name a variable although it no longer affects them.
  private func detach(_ variable: Int) {
    for user in definitions.users[variable] {
      let order = definitions.dependencies(of: [user])
      let (variables, symbols) = definitions.expand(
        [VariableTerm(variable: user, coefficient: 1)], through: order)
      definitions.undefine(user)
      definitions.define(
        user, variables: variables.filter { $0.variable != variable }, symbols: symbols)
      refreshDefinition(user)
    }
  }
}
