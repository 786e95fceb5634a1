/// The limits below which numbers count as rounding.
enum Tolerance {
  /// Coefficients and weights nearer to zero than this are zero.
  static let coefficient = 1e-10
  /// A coefficient must be larger than this to be divided by.
  static let pivot = 1e-7
  /// A restricted value may miss its bound by this much.
  static let feasibility = 1e-7
  /// A pivot may carry a restricted value past its bound by this much.
  static let step = 1e-9
  /// What to divide by at least, in one attempt after another.
  static let pivots = [0.5, 0.05, 0.005, pivot]
}
