/// What kind of curve a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin = 0
  /// A Bézier curve by its control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A Bézier curve and a spring.
  case composed = 3
}
