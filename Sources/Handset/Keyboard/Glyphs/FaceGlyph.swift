import UIKit

/// The laughing face of the emoji key.
enum FaceGlyph {
  /// Width and height of the ink as measured on the tray, points.
  static let size = CGSize(width: 26.7, height: 26.7)

  /// Draws the face into `box`, scaled to its height.
  @MainActor
  static func draw(in box: CGRect, ink: CGColor, in context: CGContext) {
    let scale = box.height / size.height
    context.saveGState()
    context.translateBy(x: box.midX, y: box.midY)
    context.scaleBy(x: scale, y: scale)
    context.setFillColor(ink)
    context.setStrokeColor(ink)
    let ring: CGFloat = 2
    let radius = size.width / 2 - ring / 2
    context.stroke(
      CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
      style: StrokeStyle(width: ring))
    for side: CGFloat in [-1, 1] {
      context.fill(
        CGPath(ellipseIn: CGRect(x: side * 3.9 - 1.5, y: -4.8, width: 3, height: 3.6)),
        evenOdd: false)
    }
    context.fill(mouth, evenOdd: true)
    context.restoreGState()
  }

  /// The open mouth around the middle of the face; the teeth are a hole in it.
  private static let mouth: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: -7.9, y: 0.85))
    path.addCurve(
      to: CGPoint(x: 7.9, y: 0.85), control1: CGPoint(x: -3.2, y: 2.5),
      control2: CGPoint(x: 3.2, y: 2.5))
    path.addCurve(
      to: CGPoint(x: 8.7, y: 1.75), control1: CGPoint(x: 8.4, y: 0.75),
      control2: CGPoint(x: 8.75, y: 1.15))
    path.addCurve(
      to: CGPoint(x: 0, y: 9.2), control1: CGPoint(x: 8.2, y: 6.3),
      control2: CGPoint(x: 4.4, y: 9.2))
    path.addCurve(
      to: CGPoint(x: -8.7, y: 1.75), control1: CGPoint(x: -4.4, y: 9.2),
      control2: CGPoint(x: -8.2, y: 6.3))
    path.addCurve(
      to: CGPoint(x: -7.9, y: 0.85), control1: CGPoint(x: -8.75, y: 1.15),
      control2: CGPoint(x: -8.4, y: 0.75))
    path.closeSubpath()

    path.move(to: CGPoint(x: -7.35, y: 2.15))
    path.addCurve(
      to: CGPoint(x: 7.35, y: 2.15), control1: CGPoint(x: -2.9, y: 3.6),
      control2: CGPoint(x: 2.9, y: 3.6))
    path.addLine(to: CGPoint(x: 6.6, y: 4.15))
    path.addCurve(
      to: CGPoint(x: -6.6, y: 4.15), control1: CGPoint(x: 2.7, y: 5.6),
      control2: CGPoint(x: -2.7, y: 5.6))
    path.closeSubpath()
    return path
  }()
}
