import UIKit

/// Text on keys, placed by its middle and its baseline.
enum KeyText {
  /// Draws one line. `spacing` points are added between the characters.
  @MainActor
  static func draw(
    _ text: String, font: UIFont, ink: CGColor, centerX: CGFloat, baseline: CGFloat,
    spacing: CGFloat = 0, in context: CGContext
  ) {
    let line = TypesetLine(text, font: font, spacing: spacing)
    line.draw(
      from: CGPoint(x: centerX - (line.width - spacing) / 2, y: baseline), ink: ink, in: context)
  }

  /// Draws one line from its left end, or from its right end to the left.
  @MainActor
  static func draw(
    _ text: String, font: UIFont, ink: CGColor, edge: CGFloat, isLeft: Bool, baseline: CGFloat,
    spacing: CGFloat = 0, in context: CGContext
  ) {
    let line = TypesetLine(text, font: font, spacing: spacing)
    line.draw(
      from: CGPoint(x: isLeft ? edge : edge - line.width, y: baseline), ink: ink, in: context)
  }

  /// Draws one line in the middle of a stretch; what does not fit loses its middle, so that how
  /// it starts and what was typed last stay in sight.
  @MainActor
  static func draw(
    _ text: String, font: UIFont, ink: CGColor, from left: CGFloat, to right: CGFloat,
    baseline: CGFloat, in context: CGContext
  ) {
    let line = TypesetLine(
      text, font: font, width: right - left, lineBreakMode: .byTruncatingMiddle)
    line.draw(
      from: CGPoint(x: (left + right - line.width) / 2, y: baseline), ink: ink, in: context)
  }

  /// The width of one line, points.
  @MainActor
  static func width(of text: String, font: UIFont) -> CGFloat {
    TypesetLine(text, font: font).width
  }
}
