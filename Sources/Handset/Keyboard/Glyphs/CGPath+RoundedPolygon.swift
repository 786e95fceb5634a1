import UIKit

extension CGPath {
  /// A corner of a polygon with the radius of the arc that rounds it, in points.
  struct Corner {
    var point: CGPoint
    var radius: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, radius: CGFloat = 0) {
      point = CGPoint(x: x, y: y)
      self.radius = radius
    }
  }

  /// A closed polygon whose corners are rounded by arcs.
  init(roundedPolygon corners: [Corner]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + corners.count - 1) % corners.count].point
      let after = corners[(index + 1) % corners.count].point
      let (start, end, reach) = Self.arc(at: corner, from: before, to: after)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      guard corner.radius > 0 else { continue }
      addCurve(
        to: end,
        control1: Self.point(from: start, towards: corner.point, distance: reach),
        control2: Self.point(from: end, towards: corner.point, distance: reach))
    }
    closeSubpath()
  }

  /// Where the arc leaves and meets the sides, and how far its control points lie on them.
  private static func arc(
    at corner: Corner, from before: CGPoint, to after: CGPoint
  ) -> (start: CGPoint, end: CGPoint, reach: CGFloat) {
    let incoming = direction(from: corner.point, to: before)
    let outgoing = direction(from: corner.point, to: after)
    let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
    let angle = acos(Double(max(-1, min(1, cosine))))
    let distance = corner.radius / CGFloat(tan(angle / 2))
    let reach = corner.radius * CGFloat(4.0 / 3.0 * tan((.pi - angle) / 4))
    return (
      CGPoint(
        x: corner.point.x + incoming.x * distance, y: corner.point.y + incoming.y * distance),
      CGPoint(
        x: corner.point.x + outgoing.x * distance, y: corner.point.y + outgoing.y * distance),
      reach
    )
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let length = CGFloat(hypot(Double(end.x - start.x), Double(end.y - start.y)))
    guard length > 0 else { return .zero }
    return CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
  }

  private static func point(
    from start: CGPoint, towards end: CGPoint, distance: CGFloat
  ) -> CGPoint {
    let along = direction(from: start, to: end)
    return CGPoint(x: start.x + along.x * distance, y: start.y + along.y * distance)
  }
}
