/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The radius of the corners, points.
  public let cornerRadius: CGFloat
  /// Circular or continuous corners.
  public let style: RoundedCornerStyle

  /// A rectangle with round corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

/// How round corners are.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that sets in smoothly.
  case continuous
}
