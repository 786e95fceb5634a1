import UIKit

/// The arrow-shaped box with a cross, of the delete key.
struct DeleteGlyph {
  /// Width and height of the ink, points.
  let size: CGSize
  private let stroke: CGFloat
  private let slant: CGFloat
  private let tipRadius: CGFloat
  private let shoulderRadius: CGFloat
  private let cornerRadius: CGFloat
  private let crossSize: CGSize
  /// From the box's left edge to the middle of the cross.
  private let crossX: CGFloat

  /// The glyph of a key.
  static func onKey(_ style: GlyphStyle) -> DeleteGlyph {
    switch style {
    case .thin: thin
    case .strong: strong
    }
  }

  /// The glyph that stands on the tray of a number pad.
  static func onTray(_ style: GlyphStyle) -> DeleteGlyph {
    switch style {
    case .thin: thin
    case .strong: strongOnTray
    }
  }

  private static let thin = DeleteGlyph(
    size: CGSize(width: 22.66, height: 16.67), stroke: 1.33, slant: 7.6, tipRadius: 1,
    shoulderRadius: 2.6, cornerRadius: 3.2, crossSize: CGSize(width: 7.4, height: 7.4),
    crossX: 13.76)

  private static let strong = DeleteGlyph(
    size: CGSize(width: 21.5, height: 18), stroke: 1.6, slant: 7.8, tipRadius: 1.8,
    shoulderRadius: 2.6, cornerRadius: 2.2, crossSize: CGSize(width: 8.5, height: 8.5),
    crossX: 12.35)

  private static let strongOnTray = DeleteGlyph(
    size: CGSize(width: 23.1, height: 19.45), stroke: 1.35, slant: 8.6, tipRadius: 1.9,
    shoulderRadius: 2.6, cornerRadius: 2.6, crossSize: CGSize(width: 9.1, height: 8.8),
    crossX: 13.5)

  /// Draws the glyph with its box's top left corner at `origin`.
  @MainActor
  func draw(at origin: CGPoint, ink: CGColor, in context: CGContext) {
    let box = CGRect(origin: origin, size: size).insetBy(dx: stroke / 2, dy: stroke / 2)
    let shoulder = box.minX + slant
    // The rounding of the tip cuts it off: the polygon's corner lies further out.
    let tip = box.minX - tipRadius * 0.38
    context.setStrokeColor(ink)
    context.stroke(
      CGPath(roundedPolygon: [
        CGPath.Corner(tip, box.midY, radius: tipRadius),
        CGPath.Corner(shoulder, box.minY, radius: shoulderRadius),
        CGPath.Corner(box.maxX, box.minY, radius: cornerRadius),
        CGPath.Corner(box.maxX, box.maxY, radius: cornerRadius),
        CGPath.Corner(shoulder, box.maxY, radius: shoulderRadius),
      ]),
      style: StrokeStyle(width: stroke, join: .round))

    let center = CGPoint(x: origin.x + crossX, y: origin.y + size.height / 2)
    let (dx, dy) = ((crossSize.width - stroke) / 2, (crossSize.height - stroke) / 2)
    var cross = CGPath()
    cross.move(to: CGPoint(x: center.x - dx, y: center.y - dy))
    cross.addLine(to: CGPoint(x: center.x + dx, y: center.y + dy))
    cross.move(to: CGPoint(x: center.x - dx, y: center.y + dy))
    cross.addLine(to: CGPoint(x: center.x + dx, y: center.y - dy))
    context.stroke(cross, style: StrokeStyle(width: stroke, cap: .round))
  }
}
