/// The glyphs of the system's bar buttons, in a box of 24 points, as lines and shapes.
@MainActor
enum BarGlyph {
  /// Points on a side of the box.
  static let side: CGFloat = 24

  /// Points on a side of the disc behind the cross that closes a screen.
  private static let disc: CGFloat = 30

  /// The room that the glyph of `item` takes from left to right, points.
  static func width(of item: UIBarButtonItem.SystemItem) -> CGFloat {
    item == .close ? disc : side
  }

  private static let stroke = StrokeStyle(width: 1.7, cap: .round, join: .round)

  /// Draws the glyph of `item` with its box's top left corner at `origin`.
  static func draw(
    _ item: UIBarButtonItem.SystemItem, at origin: CGPoint, ink: CGColor, in context: CGContext
  ) {
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.setStrokeColor(ink)
    context.setFillColor(ink)
    if item == .close {
      drawClose(ink: ink, in: context)
    } else {
      context.stroke(lines(of: item), style: stroke)
      context.fill(shapes(of: item), evenOdd: false)
    }
    context.restoreGState()
  }

  private static func drawClose(ink: CGColor, in context: CGContext) {
    context.setFillColor(UIColor.tertiarySystemFill.cgColor)
    context.fillEllipse(
      in: CGRect(x: (side - disc) / 2, y: (side - disc) / 2, width: disc, height: disc))
    context.setStrokeColor(UIColor.secondaryLabel.cgColor)
    context.stroke(
      polyline([(8, 8), (16, 16)], [(16, 8), (8, 16)]),
      style: StrokeStyle(width: 2.4, cap: .round, join: .round))
  }

  private static func lines(of item: UIBarButtonItem.SystemItem) -> CGPath {
    switch item {
    case .add: polyline([(12, 3.5), (12, 20.5)], [(3.5, 12), (20.5, 12)])
    case .stop: polyline([(5, 5), (19, 19)], [(19, 5), (5, 19)])
    case .compose: compose
    case .reply:
      polyline(
        [(10, 4.5), (2.5, 11), (10, 17.5), (10, 13.5), (15, 13.7), (21.5, 19.5), (18.6, 11)],
        [(18.6, 11), (15.5, 8.9), (10, 8.5), (10, 4.5)])
    case .action:
      polyline(
        [(8.2, 8.5), (4.5, 8.5), (4.5, 21.5), (19.5, 21.5), (19.5, 8.5), (15.8, 8.5)],
        [(12, 15), (12, 1.8)], [(8.4, 5.2), (12, 1.6), (15.6, 5.2)])
    case .organize:
      polyline([
        (2.5, 19.5), (2.5, 5), (9, 5), (11, 7.5), (21.5, 7.5), (21.5, 19.5), (2.5, 19.5),
      ])
    case .bookmarks:
      polyline(
        [(12, 6), (9, 4.4), (2.5, 4.4), (2.5, 18.6), (9, 18.6), (12, 20.2)],
        [(12, 6), (15, 4.4), (21.5, 4.4), (21.5, 18.6), (15, 18.6), (12, 20.2), (12, 6)])
    case .search: search
    case .refresh: refresh
    case .camera: camera
    case .trash:
      polyline(
        [(3.5, 5.8), (20.5, 5.8)], [(9, 5.8), (9.4, 2.8), (14.6, 2.8), (15, 5.8)],
        [(5.4, 5.8), (6.3, 21.2), (17.7, 21.2), (18.6, 5.8)], [(9.3, 9.5), (9.7, 17.5)],
        [(14.7, 9.5), (14.3, 17.5)])
    default: CGPath()
    }
  }

  private static func shapes(of item: UIBarButtonItem.SystemItem) -> CGPath {
    switch item {
    case .play: polygon([(6, 3), (21, 12), (6, 21)])
    case .pause:
      polygon([(6, 3.5), (10, 3.5), (10, 20.5), (6, 20.5)]).adding(
        polygon([(14, 3.5), (18, 3.5), (18, 20.5), (14, 20.5)]))
    case .rewind:
      polygon([(12, 5.5), (12, 18.5), (1.5, 12)]).adding(
        polygon([(22.5, 5.5), (22.5, 18.5), (12, 12)]))
    case .fastForward:
      polygon([(1.5, 5.5), (12, 12), (1.5, 18.5)]).adding(
        polygon([(12, 5.5), (22.5, 12), (12, 18.5)]))
    case .refresh: polygon([(11.2, 0.6), (16.4, 4), (11.2, 7.4)])
    default: CGPath()
    }
  }

  private static let compose = polyline(
    [(12, 4.5), (4, 4.5), (4, 20.5), (20, 20.5), (20, 12.5)],
    [(9.5, 14.8), (10.4, 11.6), (19.4, 2.6), (21.7, 4.9), (12.7, 13.9), (9.5, 14.8)])

  private static let search = polyline([(14.8, 14.8), (21, 21)]).adding(
    CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 14, height: 14)))

  private static let refresh: CGPath = {
    var path = CGPath()
    path.addArc(
      center: CGPoint(x: 12, y: 12.5), radius: 8.5, startAngle: -.pi / 2, endAngle: .pi * 1.28,
      clockwise: true)
    return path
  }()

  private static let camera = CGPath(
    roundedRect: CGRect(x: 1.8, y: 6, width: 20.4, height: 14), cornerWidth: 2.6,
    cornerHeight: 2.6
  )
  .adding(polyline([(7.4, 6), (9, 3.4), (15, 3.4), (16.6, 6)]))
  .adding(CGPath(ellipseIn: CGRect(x: 7.8, y: 8.8, width: 8.4, height: 8.4)))

  private static func polyline(_ lines: [(CGFloat, CGFloat)]...) -> CGPath {
    var path = CGPath()
    for line in lines {
      for (place, point) in line.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    return path
  }

  private static func polygon(_ corners: [(CGFloat, CGFloat)]) -> CGPath {
    var path = polyline(corners)
    path.closeSubpath()
    return path
  }
}

extension CGPath {
  fileprivate func adding(_ other: CGPath) -> CGPath {
    var result = self
    result.addPath(other)
    return result
  }
}
