import UIKit

/// The globe of the key for the next language.
enum GlobeGlyph {
  /// Width and height of the ink on the tray, points.
  static let size = CGSize(width: 26, height: 26)

  /// Draws the globe into `box`, scaled to its height.
  @MainActor
  static func draw(in box: CGRect, ink: CGColor, in context: CGContext) {
    let scale = box.height / size.height
    context.saveGState()
    context.translateBy(x: box.midX, y: box.midY)
    context.scaleBy(x: scale, y: scale)
    context.setStrokeColor(ink)
    let style = StrokeStyle(width: 1.6, cap: .round)
    let radius: CGFloat = 12.2
    for halfWidth in [radius, radius * 0.48] {
      context.stroke(
        CGPath(
          ellipseIn: CGRect(
            x: -halfWidth, y: -radius, width: 2 * halfWidth, height: 2 * radius)), style: style)
    }
    var lines = CGPath()
    lines.move(to: CGPoint(x: 0, y: -radius))
    lines.addLine(to: CGPoint(x: 0, y: radius))
    lines.move(to: CGPoint(x: -radius, y: 0))
    lines.addLine(to: CGPoint(x: radius, y: 0))
    for side: CGFloat in [-1, 1] {
      lines.move(to: CGPoint(x: -9.8, y: side * 7))
      lines.addCurve(
        to: CGPoint(x: 9.8, y: side * 7), control1: CGPoint(x: -4, y: side * 4.6),
        control2: CGPoint(x: 4, y: side * 4.6))
    }
    context.stroke(lines, style: style)
    context.restoreGState()
  }
}
