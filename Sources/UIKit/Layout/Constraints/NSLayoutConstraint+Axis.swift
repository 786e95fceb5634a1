extension NSLayoutConstraint {
  /// One of the two directions of layout.
  public enum Axis: Int, Sendable {
    /// Along x.
    case horizontal = 0
    /// Along y.
    case vertical = 1
  }
}
