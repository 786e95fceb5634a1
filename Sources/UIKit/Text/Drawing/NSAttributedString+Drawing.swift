extension NSAttributedString {
  /// The size of the text on as many lines as it has itself, in points, not rounded.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    StringDrawing(self, in: .zero, options: .usesLineFragmentOrigin, context: nil).box.size
  }

  /// The box of the text where there is room of `size` points for it, not rounded: round sizes up
  /// for a view to show all. 0 or less is no limit.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, in: size, options: options, context: context).box
  }

  /// Draws the text into the current context with its top left corner at `point`.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    StringDrawing(self, in: .zero, options: .usesLineFragmentOrigin, context: nil)
      .draw(at: point)
  }

  /// Draws as many lines of the text into the current context as fit into `rect`.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into the current context, as far as `rect` has room.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self, in: rect.size, options: options, context: context).draw(at: rect.origin)
  }
}
