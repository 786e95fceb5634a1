import CCairo
import Foundation
import QuartzCore

/// A `cairo_t`.
struct CairoContext {
  /// Cairo's coordinates are 24.8 fixed point.
  private static let limit: Double = 4_000_000

  let raw: OpaquePointer

  init(_ raw: OpaquePointer) {
    self.raw = raw
  }

  /// Adds to the current path one whose points `transform` takes to pixels. Returns whether it could be drawn:
  /// a path with a coordinate that isn't a number is left out as a whole.
  @discardableResult
  func add(_ path: CGPath, _ transform: CGAffineTransform) -> Bool {
    guard path.elements.allSatisfy(\.isFinite) else { return false }
    func at(_ point: CGPoint) -> (x: Double, y: Double) {
      let point = point.applying(transform)
      return (
        min(max(Double(point.x), -Self.limit), Self.limit),
        min(max(Double(point.y), -Self.limit), Self.limit)
      )
    }
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        let point = at(to)
        cairo_move_to(raw, point.x, point.y)
        (current, start) = (to, to)
      case .line(let to):
        let point = at(to)
        cairo_line_to(raw, point.x, point.y)
        current = to
      case .quadCurve(let to, let control):
        // A quadratic curve is the cubic one whose handles are two thirds as long.
        let one = at(
          CGPoint(
            x: current.x + (control.x - current.x) * 2 / 3,
            y: current.y + (control.y - current.y) * 2 / 3))
        let two = at(
          CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3))
        let end = at(to)
        cairo_curve_to(raw, one.x, one.y, two.x, two.y, end.x, end.y)
        current = to
      case .curve(let to, let control1, let control2):
        let one = at(control1)
        let two = at(control2)
        let end = at(to)
        cairo_curve_to(raw, one.x, one.y, two.x, two.y, end.x, end.y)
        current = to
      case .close:
        cairo_close_path(raw)
        current = start
      }
    }
    return true
  }

  /// Sets a colour, made `opacity` times as opaque, as what is drawn with.
  func setColor(_ color: CGColor, opacity: CGFloat) {
    cairo_set_source_rgba(
      raw, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.alpha * opacity))
  }

  /// Sets the transform of what follows.
  func setTransform(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(raw, &matrix)
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
  }
}

extension CGPath.Element {
  /// Whether all coordinates are ordinary numbers.
  var isFinite: Bool {
    func check(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    return switch self {
    case .move(let to), .line(let to): check(to)
    case .quadCurve(let to, let control): check(to) && check(control)
    case .curve(let to, let one, let two): check(to) && check(one) && check(two)
    case .close: true
    }
  }
}
