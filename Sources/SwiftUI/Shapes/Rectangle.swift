/// A rectangle.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public nonisolated init() {}
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
