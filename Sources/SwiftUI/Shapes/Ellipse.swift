/// An ellipse that fills a rectangle.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public nonisolated init() {}
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
