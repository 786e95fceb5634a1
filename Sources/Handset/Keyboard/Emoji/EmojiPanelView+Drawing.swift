import Devices
import UIKit

extension EmojiPanelView {
  func drawField(_ context: CGContext) {
    let field = emojiLayout.field
    context.setFillColor(colors.emojiField)
    context.fill(
      CGPath(roundedRect: field, cornerWidth: 12, cornerHeight: 12), evenOdd: false)
    let ink = colors.emojiPlaceholder
    context.setStrokeColor(ink)
    let x: CGFloat = style == .thin ? 20 : 25
    let y = field.minY + 10.3
    var glass = CGPath(ellipseIn: CGRect(x: x + 0.75, y: y + 0.75, width: 11.8, height: 11.8))
    glass.move(to: CGPoint(x: x + 10.9, y: y + 10.9))
    glass.addLine(to: CGPoint(x: x + 15.6, y: y + 15.6))
    context.stroke(glass, style: StrokeStyle(width: 1.5, cap: .round))
    guard let query, !query.isEmpty else {
      drawFieldText(labels.search, ink: ink, context)
      return
    }
    drawFieldText(query, ink: colors.ink, context)
    drawClear(context)
  }

  private static let fieldFont = UIFont.systemFont(ofSize: 17)

  /// The stretch of the search field that text has room in.
  private var fieldText: CGRect {
    let field = emojiLayout.field
    return CGRect(x: 48, y: field.minY, width: clearFrame.minX - 48, height: field.height)
  }

  /// The end of a text that is too long stays in sight.
  private func drawFieldText(_ text: String, ink: CGColor, _ context: CGContext) {
    let room = fieldText
    let line = TypesetLine(text, font: Self.fieldFont)
    context.saveGState()
    context.clip(to: room)
    line.draw(
      from: CGPoint(x: min(room.minX, room.maxX - line.width), y: room.minY + 24.7), ink: ink,
      in: context)
    context.restoreGState()
  }

  /// The caret behind what is searched for, in this view's space.
  var caretFrame: CGRect {
    let room = fieldText
    let width = TypesetLine(query ?? "", font: Self.fieldFont).width
    return CGRect(
      x: min(room.minX + width, room.maxX) - CaretView.width / 2, y: room.midY - 11,
      width: CaretView.width, height: 22)
  }

  func drawNothingFound(_ context: CGContext) {
    KeyText.draw(
      labels.nothingFound, font: Self.fieldFont, ink: colors.emojiPlaceholder,
      centerX: bounds.midX, baseline: grid.frame.midY + 6, in: context)
  }

  /// A disc with a cross, which empties the field.
  private func drawClear(_ context: CGContext) {
    let middle = CGPoint(x: clearFrame.midX, y: clearFrame.midY)
    context.setFillColor(colors.emojiPlaceholder)
    context.fill(
      CGPath(ellipseIn: CGRect(x: middle.x - 8, y: middle.y - 8, width: 16, height: 16)),
      evenOdd: false)
    var cross = CGPath()
    for side: CGFloat in [-1, 1] {
      cross.move(to: CGPoint(x: middle.x - 3, y: middle.y - 3 * side))
      cross.addLine(to: CGPoint(x: middle.x + 3, y: middle.y + 3 * side))
    }
    context.setStrokeColor(colors.emojiField)
    context.stroke(cross, style: StrokeStyle(width: 1.5, cap: .round))
  }

  /// A title stands over the first column of its category, and stays at the left edge while the
  /// category is in sight.
  func drawTitles(_ context: CGContext) {
    let font = UIFont.systemFont(ofSize: 12.7, weight: .semibold)
    let offset = grid.contentOffset.x
    let sections = grid.sections.sections
    for (index, section) in sections.enumerated() {
      let first = section.start - 13.3
      var x = first - offset
      guard x < bounds.width else { break }
      if x < 13 {
        let width = KeyText.width(of: section.title, font: font)
        let next = index + 1 < sections.count ? sections[index + 1].start - 13.3 - offset : 10_000
        x = min(13 - 0.3, next - 20 - width)
        guard x + width > 0 else { continue }
      }
      KeyText.draw(
        section.title, font: font, ink: colors.emojiTitle, edge: x - 0.4, isLeft: true,
        baseline: EmojiLayout.titleBaseline, spacing: -0.42, in: context)
    }
  }

  func drawStrip(_ context: CGContext) {
    let layout = emojiLayout
    let sections = grid.sections.sections
    let current = grid.sections.section(at: grid.contentOffset.x)
    for (index, section) in sections.enumerated() {
      let middle = layout.category(EmojiCatalogue.Kind.allCases.firstIndex(of: section.kind) ?? 0)
      if index == current {
        context.setFillColor(colors.emojiSelection)
        context.fill(CGPath(ellipseIn: square(middle, half: 15)), evenOdd: false)
      }
      EmojiCategoryGlyph.draw(
        section.kind, center: middle, ink: index == current ? colors.ink : colors.emojiCategory,
        in: context)
    }
    let delete = DeleteGlyph.onKey(style)
    delete.draw(
      at: CGPoint(
        x: layout.delete.x - delete.size.width / 2, y: layout.delete.y - delete.size.height / 2),
      ink: colors.ink, in: context)
    KeyText.draw(
      labels.letters, font: .systemFont(ofSize: 16), ink: colors.trayInk, edge: layout.letters.x,
      isLeft: true, baseline: layout.letters.y, in: context)
    if let microphone = layout.microphone {
      MicrophoneGlyph.draw(in: microphone, ink: colors.trayInk, in: context)
    }
  }
}
