import UIKit

/// The arrow of the shift key.
struct ShiftGlyph {
  /// Width and height of the solid arrow's ink, points.
  let size: CGSize
  private let stemWidth: CGFloat
  private let stemHeight: CGFloat
  private let radius: CGFloat
  private let stemRadius: CGFloat

  init(style: GlyphStyle) {
    switch style {
    case .thin:
      size = CGSize(width: 19.05, height: 16.42)
      stemWidth = 9.1
      stemHeight = 6.03
      radius = 0.9
      stemRadius = 1.4
    case .strong:
      size = CGSize(width: 21.1, height: 18.1)
      stemWidth = 10.2
      stemHeight = 6.7
      radius = 1.5
      stemRadius = 1.8
    }
  }

  /// Draws the arrow around `center`: outlined while shift is off, filled while it is on, with
  /// a bar below while it is locked.
  @MainActor
  func draw(_ phase: ShiftState.Phase, center: CGPoint, ink: CGColor, in context: CGContext) {
    context.setFillColor(ink)
    context.setStrokeColor(ink)
    switch phase {
    case .on:
      context.fill(outline(center: center, inset: 0), evenOdd: false)
    case .off:
      let width: CGFloat = 1.5
      context.stroke(
        outline(center: center, inset: width / 2), style: StrokeStyle(width: width, join: .round))
    case .locked: drawLock(isOn: true, center: center, ink: ink, in: context)
    }
  }

  /// Draws the arrow over a bar, filled or outlined.
  @MainActor
  func drawLock(isOn: Bool, center: CGPoint, ink: CGColor, in context: CGContext) {
    context.setFillColor(ink)
    context.setStrokeColor(ink)
    let bar: CGFloat = 2
    let lift: CGFloat = 2
    let line: CGFloat = 1.5
    let middle = CGPoint(x: center.x, y: center.y - lift)
    if isOn {
      context.fill(outline(center: middle, inset: 0), evenOdd: false)
    } else {
      context.stroke(
        outline(center: middle, inset: line / 2), style: StrokeStyle(width: line, join: .round))
    }
    let top = center.y + size.height / 2 + lift - bar
    context.fill(
      CGPath(
        roundedRect: CGRect(
          x: center.x - stemWidth / 2, y: top + 1, width: stemWidth, height: bar),
        cornerWidth: 1, cornerHeight: 1), evenOdd: false)
  }

  /// The outline of the arrow, drawn in by `inset` on all sides. The corners are those of the
  /// polygon before its rounding, which cuts the tips down to `size`.
  private func outline(center: CGPoint, inset: CGFloat) -> CGPath {
    let tipCut = radius * 0.414
    let wingCut = radius * 1.414
    let top = center.y - size.height / 2 - tipCut + inset * 1.414
    let bottom = center.y + size.height / 2 - inset
    let base = center.y + size.height / 2 - stemHeight - inset
    let wing = size.width / 2 + wingCut - inset * 2.414
    let stem = stemWidth / 2 - inset
    let inner = max(0.1, radius - inset)
    let foot = max(0.1, stemRadius - inset)
    return CGPath(roundedPolygon: [
      CGPath.Corner(center.x, top, radius: inner),
      CGPath.Corner(center.x + wing, base, radius: inner),
      CGPath.Corner(center.x + stem, base),
      CGPath.Corner(center.x + stem, bottom, radius: foot),
      CGPath.Corner(center.x - stem, bottom, radius: foot),
      CGPath.Corner(center.x - stem, base),
      CGPath.Corner(center.x - wing, base, radius: inner),
    ])
  }
}
