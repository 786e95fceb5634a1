/// How corners are rounded.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// The smoother corner of iOS, whose curve starts about 1.53 radii from the corner
  /// (APPEARANCE 1.3).
  case continuous
}
