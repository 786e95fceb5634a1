import Devices
import UIKit

/// The signs of the categories in the strip: outlines in a box of 16 points.
enum EmojiCategoryGlyph {
  @MainActor
  static func draw(
    _ kind: EmojiCatalogue.Kind, center: CGPoint, ink: CGColor, in context: CGContext
  ) {
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.setStrokeColor(ink)
    context.setFillColor(ink)
    let style = StrokeStyle(width: 1.1, cap: .round, join: .round)
    if kind == .symbols {
      drawSigns(ink, in: context)
    } else {
      context.stroke(outline(of: kind), style: style)
      context.fill(solid(of: kind), evenOdd: false)
    }
    context.restoreGState()
  }

  @MainActor
  private static func drawSigns(_ ink: CGColor, in context: CGContext) {
    let font = UIFont.systemFont(ofSize: 10)
    for (text, x, y) in [("〒", -4.0, -0.2), ("♪", 4.2, -0.6), ("&", -4.2, 8), ("%", 3.8, 8)] {
      KeyText.draw(text, font: font, ink: ink, centerX: x, baseline: y, in: context)
    }
  }

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat = 0.8
  ) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius,
      cornerHeight: radius)
  }

  private static func lines(_ points: [(CGFloat, CGFloat)]) -> CGPath {
    var path = CGPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  private static func joined(_ paths: [CGPath]) -> CGPath {
    var result = CGPath()
    paths.forEach { result.addPath($0) }
    return result
  }

  private static func outline(of kind: EmojiCatalogue.Kind) -> CGPath {
    switch kind {
    case .recents: joined([circle(0, 0, 7.45), lines([(0, -4.6), (0, 0), (-4, 0)])])
    case .people:
      joined([circle(0, 0, 7.45), lines([(-4.4, 1.4), (4.4, 1.4)]), smile(4.4, 1.4, 5.6)])
    case .nature:
      joined([
        circle(0, 0.9, 6.5), circle(-5.4, -5.2, 2.2), circle(5.4, -5.2, 2.2), circle(0, 3, 2.6),
      ])
    case .food:
      joined([
        // A cup with a straw, and a burger before it.
        lines([(-4.6, 7.4), (-6.6, 7.4), (-7.6, -3.6), (1.4, -3.6), (1.2, -1.6)]),
        lines([(-1.6, -3.8), (-0.8, -7.4), (2, -7.6)]),
        smile(6, 1.8, 0, centre: 1.6, up: true), lines([(-4.4, 1.8), (7.6, 1.8)]),
        lines([(-4.4, 4.2), (7.6, 4.2)]), box(-4, 4.4, 11.2, 3, 1.2),
      ])
    case .activity:
      joined([
        circle(0, 0, 7.45),
        lines([(0, -3), (2.9, -0.9), (1.8, 2.5), (-1.8, 2.5), (-2.9, -0.9), (0, -3)]),
        lines([(0, -3), (0, -7)]), lines([(2.9, -0.9), (6.8, -2.2)]),
        lines([(1.8, 2.5), (4.2, 5.9)]),
        lines([(-1.8, 2.5), (-4.2, 5.9)]), lines([(-2.9, -0.9), (-6.8, -2.2)]),
      ])
    case .travel:
      joined([
        lines([(-3.6, 1.2), (-3.6, -7.4), (3.6, -7.4), (3.6, 1.2)]),
        lines([(-7.5, 7.5), (-7.5, -2), (-3.6, -2)]), lines([(7.5, 7.5), (7.5, -2), (3.6, -2)]),
        box(-4.6, 3.2, 9.2, 3.4, 1.4), lines([(-3.6, 3.2), (-2.4, 0.8), (2.4, 0.8), (3.6, 3.2)]),
      ])
    case .objects:
      joined([
        smile(4.6, -2.6, 0, centre: 0, up: true), lines([(-4.6, -2.6), (-2.2, 2), (-2.2, 4.4)]),
        lines([(4.6, -2.6), (2.2, 2), (2.2, 4.4)]), lines([(-2.2, 4.4), (2.2, 4.4)]),
        lines([(-1.6, 6), (1.6, 6)]), lines([(-0.8, 7.6), (0.8, 7.6)]),
      ])
    case .flags:
      joined([
        lines([(-5.4, -6.4), (-5.4, 7.2)]),
        lines([
          (-5.4, -6), (-2.2, -6.6), (1.2, -5.4), (5.4, -6), (5.4, 1.2), (1.2, 1.8), (-2.2, 0.7),
          (-5.4, 1.2),
        ]),
      ])
    case .symbols: CGPath()
    }
  }

  private static func solid(of kind: EmojiCatalogue.Kind) -> CGPath {
    switch kind {
    case .people: joined([circle(-2.5, -2.1, 1.05), circle(2.5, -2.1, 1.05)])
    case .nature:
      joined([circle(-2.5, -0.6, 0.9), circle(2.5, -0.6, 0.9), circle(0, 2.4, 1)])
    case .travel: joined([circle(-2.7, 4.9, 0.7), circle(2.7, 4.9, 0.7)])
    default: CGPath()
    }
  }

  /// An arc below a chord, or above one.
  private static func smile(
    _ half: CGFloat, _ y: CGFloat, _ depth: CGFloat, centre: CGFloat = 0, up: Bool = false
  ) -> CGPath {
    var path = CGPath()
    path.move(to: CGPoint(x: centre - half, y: y))
    let bend = up ? -half * 1.35 : depth
    path.addCurve(
      to: CGPoint(x: centre + half, y: y), control1: CGPoint(x: centre - half, y: y + bend),
      control2: CGPoint(x: centre + half, y: y + bend))
    return path
  }
}
