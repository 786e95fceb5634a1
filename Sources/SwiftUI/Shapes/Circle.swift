/// The largest circle in the middle of a rectangle.
public struct Circle: InsettableShape {
  /// A circle.
  public nonisolated init() {}

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}
