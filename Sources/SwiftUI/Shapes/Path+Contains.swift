extension Path {
  /// Whether a point lies inside, points. Curves count as eight lines each. A line from the point
  /// to the right crosses the outline an odd number of times, or goes round it by the direction of
  /// the lines.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for (one, other) in pieces(perCurve: 8, closing: true) {
      guard (one.y <= point.y) != (other.y <= point.y) else { continue }
      let part = (point.y - one.y) / (other.y - one.y)
      guard one.x + part * (other.x - one.x) > point.x else { continue }
      crossings += 1
      winding += other.y > one.y ? 1 : -1
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// The outline as straight lines: curves as `perCurve` each, and with `closing` every piece
  /// closed.
  func pieces(perCurve: Int, closing: Bool = false) -> [(CGPoint, CGPoint)] {
    var result: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var last = CGPoint.zero
    func add(_ point: CGPoint) {
      result.append((last, point))
      last = point
    }
    func addCurve(_ at: (CGFloat) -> CGPoint) {
      for step in 1...perCurve { add(at(CGFloat(step) / CGFloat(perCurve))) }
    }
    for element in cgPath.elements {
      let from = last
      switch element {
      case .move(let to):
        if closing, last != start { add(start) }
        (start, last) = (to, to)
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        addCurve { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(
            x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
        }
      case .curve(let to, let one, let two):
        addCurve { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * one.x + c * two.x + d * to.x,
            y: a * from.y + b * one.y + c * two.y + d * to.y)
        }
      case .close: add(start)
      }
    }
    if closing, last != start { add(start) }
    return result
  }
}
