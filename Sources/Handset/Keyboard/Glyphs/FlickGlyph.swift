import UIKit

/// The arrows at the left side of the Japanese flick keyboard.
enum FlickGlyph {
  /// An arrow to the right around `center`.
  @MainActor
  static func drawAdvance(center: CGPoint, ink: CGColor, in context: CGContext) {
    var path = CGPath()
    path.move(to: CGPoint(x: center.x - 8, y: center.y))
    path.addLine(to: CGPoint(x: center.x + 8, y: center.y))
    path.move(to: CGPoint(x: center.x + 3, y: center.y - 5))
    path.addLine(to: CGPoint(x: center.x + 8, y: center.y))
    path.addLine(to: CGPoint(x: center.x + 3, y: center.y + 5))
    stroke(path, ink: ink, in: context)
  }

  /// An arrow that turns back around `center`.
  @MainActor
  static func drawReverse(center: CGPoint, ink: CGColor, in context: CGContext) {
    var path = CGPath()
    path.move(to: CGPoint(x: center.x - 6, y: center.y - 3))
    path.addLine(to: CGPoint(x: center.x + 3, y: center.y - 3))
    path.addArc(
      center: CGPoint(x: center.x + 3, y: center.y + 1.5), radius: 4.5, startAngle: -.pi / 2,
      endAngle: .pi / 2, clockwise: true)
    path.addLine(to: CGPoint(x: center.x - 4, y: center.y + 6))
    path.move(to: CGPoint(x: center.x - 2, y: center.y - 7))
    path.addLine(to: CGPoint(x: center.x - 6, y: center.y - 3))
    path.addLine(to: CGPoint(x: center.x - 2, y: center.y + 1))
    stroke(path, ink: ink, in: context)
  }

  @MainActor
  private static func stroke(_ path: CGPath, ink: CGColor, in context: CGContext) {
    context.setStrokeColor(ink)
    context.stroke(path, style: StrokeStyle(width: 1.6, cap: .round, join: .round))
  }
}
