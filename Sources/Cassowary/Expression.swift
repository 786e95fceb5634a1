/// A linear expression: a sum of terms and a constant.
public struct Expression: Sendable {
  /// The summands. A variable may occur more than once; its coefficients add up.
  public var terms: [Term]
  /// The part without a variable.
  public var constant: Double

  /// Makes the sum of `terms` and `constant`.
  public init(terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
