import UIKit

/// Text on keys, placed by its middle and its baseline.
enum KeyText {
  /// Draws one line. `spacing` points are added between the characters.
  @MainActor
  static func draw(
    _ text: String, font: UIFont, ink: CGColor, centerX: CGFloat, baseline: CGFloat,
    spacing: CGFloat = 0, in context: CGContext
  ) {
    let run = run(text, font: font, ink: ink, spacing: spacing)
    draw(run, spacing: spacing, x: centerX - (run.width - spacing) / 2, baseline: baseline, context)
  }

  /// Draws one line from its left end, or from its right end to the left.
  @MainActor
  static func draw(
    _ text: String, font: UIFont, ink: CGColor, edge: CGFloat, isLeft: Bool, baseline: CGFloat,
    spacing: CGFloat = 0, in context: CGContext
  ) {
    let run = run(text, font: font, ink: ink, spacing: spacing)
    draw(run, spacing: spacing, x: isLeft ? edge : edge - run.width, baseline: baseline, context)
  }

  /// The width of one line, points.
  @MainActor
  static func width(of text: String, font: UIFont) -> CGFloat {
    run(text, font: font, ink: .black, spacing: 0).width
  }

  @MainActor
  private static func draw(
    _ run: GlyphRun, spacing: CGFloat, x: CGFloat, baseline: CGFloat, _ context: CGContext
  ) {
    var placed = run
    placed.origin = CGPoint(x: x, y: baseline)
    context.draw(placed)
  }

  @MainActor
  private static func run(
    _ text: String, font: UIFont, ink: CGColor, spacing: CGFloat
  ) -> GlyphRun {
    let text = inDrawingOrder(text)
    let advances = UIApplication.shared.textMeasurer.advances(of: text, in: font.face)
    return GlyphRun(
      text: text, face: font.face, color: ink, origin: .zero,
      advances: advances.map { $0 + spacing })
  }

  /// Hebrew letters are drawn one by one, so their words are turned round; Arabic words are drawn
  /// as wholes.
  private static func inDrawingOrder(_ text: String) -> String {
    let hebrew: ClosedRange<UInt32> = 0x0590...0x05FF
    let isHebrew = text.unicodeScalars.contains { hebrew.contains($0.value) }
    return isHebrew ? String(text.reversed()) : text
  }
}
