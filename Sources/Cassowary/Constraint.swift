/// What the solver keeps of a constraint.
struct Constraint {
  var terms: [VariableTerm]
  /// Constant of the expression, without the right-hand side.
  var constant: Double
  var relation: Relation
  var strength: Strength
  /// The symbol whose bias carries the constant, and its sign in
  /// Σ terms + constant + sign × marker − sign × other = 0.
  var marker: Symbol
  var markerSign: Double
  /// The second symbol of an optional constraint.
  var other: Symbol?
  var generation: UInt32
  var isPresent = true

  /// The bias of the marker for a right-hand side.
  func bias(rightHandSide: Double) -> Double {
    (constant - rightHandSide) / markerSign
  }

  /// What a unit of each of its symbols costs: nothing for a required constraint.
  var prices: [(Symbol, Cost)] {
    guard let other else { return [] }
    let cost = Cost(priority: strength.priority, weight: 1)
    return relation == .equal ? [(marker, cost), (other, cost)] : [(other, cost)]
  }

  /// What the constraint adds to its terms: sign × marker − sign × other.
  var deviation: [SymbolTerm] {
    let first = SymbolTerm(symbol: marker, coefficient: markerSign)
    guard let other else { return [first] }
    return [first, SymbolTerm(symbol: other, coefficient: -markerSign)]
  }
}
