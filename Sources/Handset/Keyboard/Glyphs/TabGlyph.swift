import UIKit

/// The arrow to a bar on a tablet's tab key.
enum TabGlyph {
  /// Draws it around `center`, 20 points wide.
  @MainActor
  static func draw(center: CGPoint, ink: CGColor, in context: CGContext) {
    var path = CGPath()
    path.move(to: CGPoint(x: center.x - 10, y: center.y))
    path.addLine(to: CGPoint(x: center.x + 6.5, y: center.y))
    path.move(to: CGPoint(x: center.x + 1, y: center.y - 5.5))
    path.addLine(to: CGPoint(x: center.x + 6.5, y: center.y))
    path.addLine(to: CGPoint(x: center.x + 1, y: center.y + 5.5))
    path.move(to: CGPoint(x: center.x + 10, y: center.y - 6.5))
    path.addLine(to: CGPoint(x: center.x + 10, y: center.y + 6.5))
    context.setStrokeColor(ink)
    context.stroke(path, style: StrokeStyle(width: 1.5, cap: .round, join: .round))
  }
}
