import UIKit

/// Pictures for names that there is no picture for.
@MainActor
enum StandInPicture {
  /// A picture of a size, in points, on which there is nothing.
  static func blank(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }

  /// A grey landscape.
  static func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let side = min(size.width, size.height)
      context.setFillColor(CGColor(gray: 0.6, alpha: 0.22))
      context.fill(CGRect(origin: .zero, size: size))
      guard side >= 12 else { return }
      context.setFillColor(CGColor(gray: 0.5, alpha: 0.4))
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: middle.x + x * side, y: middle.y + y * side)
      }
      context.fillEllipse(
        in: CGRect(origin: point(0.08, -0.22), size: CGSize(width: side / 8, height: side / 8)))
      var hills = CGPath()
      hills.move(to: point(-0.3, 0.22))
      hills.addLine(to: point(-0.1, -0.08))
      hills.addLine(to: point(0.04, 0.1))
      hills.addLine(to: point(0.13, -0.01))
      hills.addLine(to: point(0.3, 0.22))
      hills.closeSubpath()
      context.addPath(hills)
      context.fillPath()
    }
  }

  /// A ring, of which only the shape counts.
  static func symbol(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let side = min(size.width, size.height)
      let inset = side * 0.1
      context.setStrokeColor(CGColor(gray: 0, alpha: 1))
      context.setLineWidth(side * 0.09)
      context.stroke(
        CGPath(
          ellipseIn: CGRect(
            x: (size.width - side) / 2 + inset, y: (size.height - side) / 2 + inset,
            width: side - 2 * inset, height: side - 2 * inset)))
    }.withRenderingMode(.alwaysTemplate)
  }
}
