/// How the expression of a constraint compares with its right-hand side.
public enum Relation: Sendable {
  /// The expression may not be greater than the right-hand side.
  case lessThanOrEqual
  /// The expression is the right-hand side.
  case equal
  /// The expression may not be less than the right-hand side.
  case greaterThanOrEqual
}
