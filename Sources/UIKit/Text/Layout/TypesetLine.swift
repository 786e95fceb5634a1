/// One line of text in one font for drawings of one's own, in the order in which it is seen:
/// with right-to-left words turned round, their letters joined.
@MainActor
package struct TypesetLine {
  private let layout: TextLayout
  private let line: TextLine?

  /// Text as it is. `spacing` points are added behind every character.
  package init(_ text: String, font: UIFont, spacing: CGFloat = 0) {
    self.init(text, font: font, spacing: spacing, options: TextLayout.Options(lineLimit: 1))
  }

  /// Text shortened to `width` points with a "…" where it is wider.
  package init(_ text: String, font: UIFont, width: CGFloat, lineBreakMode: NSLineBreakMode) {
    self.init(
      text, font: font, spacing: 0,
      options: TextLayout.Options(width: width, lineBreakMode: lineBreakMode, lineLimit: 1))
  }

  private init(
    _ text: String, font: UIFont, spacing: CGFloat, options: TextLayout.Options
  ) {
    let run = TextRun(text: text, face: font.face, kern: spacing)
    layout = TextLayout(
      MeasuredText([run], measurer: UIApplication.shared.textMeasurer), options: options)
    line = layout.lines.first
  }

  /// From the line's left end to its right one, points.
  package var width: CGFloat { line?.fullWidth ?? 0 }

  /// Whether some of the text is left out.
  package var isTruncated: Bool { layout.isTruncated }

  /// Draws the line with the left end of its baseline at `start`.
  package func draw(from start: CGPoint, ink: CGColor, in context: CGContext) {
    guard let line else { return }
    layout.draw(line, in: context, from: start, looks: [], ink: ink, override: nil)
  }
}
