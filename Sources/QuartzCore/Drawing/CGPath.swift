import Foundation

/// A shape made of straight lines and Bézier curves, in the points of whatever space it is
/// drawn in.
public struct CGPath: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new piece.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A quadratic curve: end, control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve: end, both control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to where the piece started.
    case close
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// A rectangle.
  public init(rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// A rectangle whose corners are circular arcs.
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let rx = min(cornerWidth, rect.width / 2)
    let ry = min(cornerHeight, rect.height / 2)
    guard rx > 0, ry > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    // Distance from the corner to the control point of a quarter ellipse:
    // 1 − 4/3·(√2 − 1) of the radius.
    let inset: CGFloat = 1 - 0.5522847498
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + rx, y: top))
    addLine(to: CGPoint(x: right - rx, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + ry),
      control1: CGPoint(x: right - rx * inset, y: top),
      control2: CGPoint(x: right, y: top + ry * inset))
    addLine(to: CGPoint(x: right, y: bottom - ry))
    addCurve(
      to: CGPoint(x: right - rx, y: bottom),
      control1: CGPoint(x: right, y: bottom - ry * inset),
      control2: CGPoint(x: right - rx * inset, y: bottom))
    addLine(to: CGPoint(x: left + rx, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - ry),
      control1: CGPoint(x: left + rx * inset, y: bottom),
      control2: CGPoint(x: left, y: bottom - ry * inset))
    addLine(to: CGPoint(x: left, y: top + ry))
    addCurve(
      to: CGPoint(x: left + rx, y: top),
      control1: CGPoint(x: left, y: top + ry * inset),
      control2: CGPoint(x: left + rx * inset, y: top))
    closeSubpath()
  }

  /// An ellipse that fills `rect`.
  public init(ellipseIn rect: CGRect) {
    self.init(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Whether nothing has been added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would start.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        point = to
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
      case .close: point = start
      }
    }
    return point
  }

  /// Starts a new piece at `point`.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(point))
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a circular arc around `center`, from `startAngle` to `endAngle` in radians. In this
  /// y-down space `clockwise` is what the eye sees as clockwise, as in `UIBezierPath`.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      while sweep < 0 { sweep += turn }
      sweep = min(sweep, turn)
    } else {
      while sweep > 0 { sweep -= turn }
      sweep = max(sweep, -turn)
    }
    func at(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    if elements.isEmpty { move(to: at(startAngle)) } else { addLine(to: at(startAngle)) }
    guard sweep != 0 else { return }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    // A circular arc of angle θ has control points at distance 4/3·tan(θ/4)·r on its tangents.
    let reach = 4.0 / 3.0 * CGFloat(tan(Double(step) / 4)) * radius
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece)
      let to = from + step
      let start = at(from)
      let end = at(to)
      addCurve(
        to: end,
        control1: CGPoint(
          x: start.x - reach * CGFloat(sin(Double(from))),
          y: start.y + reach * CGFloat(cos(Double(from)))),
        control2: CGPoint(
          x: end.x + reach * CGFloat(sin(Double(to))),
          y: end.y - reach * CGFloat(cos(Double(to)))))
    }
  }

  /// Adds all steps of another path.
  public mutating func addPath(_ path: CGPath) {
    elements.append(contentsOf: path.elements)
  }

  /// Closes the current piece.
  public mutating func closeSubpath() {
    elements.append(.close)
  }

  /// The path under a transform.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    var result = CGPath()
    result.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to.applying(transform))
      case .line(let to): .line(to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let one, let two):
        .curve(
          to: to.applying(transform), control1: one.applying(transform),
          control2: two.applying(transform))
      case .close: .close
      }
    }
    return result
  }

  /// The smallest rectangle around all end and control points; `CGRect.null` is not used: an
  /// empty path has an empty box at the origin.
  public var boundingBox: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [to, control]
      case .curve(let to, let one, let two): points += [to, one, two]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
