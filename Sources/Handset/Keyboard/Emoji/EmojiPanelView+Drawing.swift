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
    let baseline = field.minY + 24.7
    let text = query.flatMap { $0.isEmpty ? nil : $0 }
    KeyText.draw(
      text ?? labels.search, font: .systemFont(ofSize: 17), ink: text == nil ? ink : colors.ink,
      edge: 48, isLeft: true, baseline: baseline, in: context)
    guard isSearching else { return }
    drawCancel(context)
  }

  /// A disc with a cross, which ends the search.
  private func drawCancel(_ context: CGContext) {
    let middle = CGPoint(x: cancelFrame.midX, y: cancelFrame.midY)
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
    MicrophoneGlyph.draw(in: layout.microphone, ink: colors.trayInk, in: context)
  }
}
