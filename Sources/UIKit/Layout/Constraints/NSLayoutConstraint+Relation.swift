extension NSLayoutConstraint {
  /// How the first attribute compares with multiplier × second attribute + constant.
  public enum Relation: Int, Sendable {
    /// Not greater.
    case lessThanOrEqual = -1
    /// The same.
    case equal = 0
    /// Not less.
    case greaterThanOrEqual = 1
  }
}
