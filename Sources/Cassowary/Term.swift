/// A variable times a coefficient.
public struct Term: Sendable {
  /// The unknown.
  public var variable: Variable
  /// The factor of the unknown.
  public var coefficient: Double

  /// Makes `coefficient` × `variable`.
  public init(variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
