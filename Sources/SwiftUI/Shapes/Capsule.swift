/// A rectangle with round ends.
public struct Capsule: InsettableShape {
  /// A rectangle with round ends.
  public nonisolated init(style: RoundedCornerStyle = .circular) {}

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}
