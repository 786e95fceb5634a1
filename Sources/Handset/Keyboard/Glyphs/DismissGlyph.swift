import UIKit

/// The small keyboard with an arrow below it, of the key that puts a tablet's keyboard away.
enum DismissGlyph {
  /// Width and height of the ink, points.
  static let size = CGSize(width: 26, height: 22)

  /// Draws the glyph around `center`.
  @MainActor
  static func draw(center: CGPoint, ink: CGColor, in context: CGContext) {
    context.saveGState()
    context.translateBy(x: center.x - size.width / 2, y: center.y - size.height / 2)
    context.setStrokeColor(ink)
    context.setFillColor(ink)
    context.stroke(
      CGPath(
        roundedRect: CGRect(x: 0.75, y: 0.75, width: 24.5, height: 13.5), cornerWidth: 2.5,
        cornerHeight: 2.5),
      style: StrokeStyle(width: 1.5))
    for row in 0..<2 {
      for column in 0..<6 {
        context.fill(
          CGRect(
            x: 3.6 + 3.4 * CGFloat(column), y: 3.4 + 3.2 * CGFloat(row), width: 1.8, height: 1.8)
        )
      }
    }
    context.fill(CGRect(x: 7, y: 9.8, width: 12, height: 1.8))
    var arrow = CGPath()
    arrow.move(to: CGPoint(x: 9, y: 17.5))
    arrow.addLine(to: CGPoint(x: 13, y: 20.8))
    arrow.addLine(to: CGPoint(x: 17, y: 17.5))
    context.stroke(arrow, style: StrokeStyle(width: 1.5, cap: .round, join: .round))
    context.restoreGState()
  }
}
