/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// The outline in Core Graphics' terms.
  public private(set) var cgPath: CGPath

  /// An empty outline.
  public init() {
    cgPath = CGPath()
  }

  /// An outline.
  public init(_ path: CGPath) {
    cgPath = path
  }

  /// A rectangle.
  public init(_ rect: CGRect) {
    cgPath = CGPath(rect: rect)
  }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// An ellipse.
  public init(ellipseIn rect: CGRect) {
    cgPath = CGPath(ellipseIn: rect)
  }

  /// An outline that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Starts a new piece.
  public mutating func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    cgPath.addQuadCurve(to: point, control: control)
  }
  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    cgPath.addCurve(to: point, control1: control1, control2: control2)
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { cgPath.addPath(CGPath(rect: rect)) }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { cgPath.addPath(CGPath(ellipseIn: rect)) }
  /// Adds an outline.
  public mutating func addPath(_ path: Path) { cgPath.addPath(path.cgPath) }
  /// Goes back to where the piece began.
  public mutating func closeSubpath() { cgPath.closeSubpath() }
  /// The smallest rectangle around all points.
  public var boundingRect: CGRect { cgPath.boundingBox }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { cgPath.isEmpty }
}

extension Path: Shape {
  /// The outline, wherever the view stands.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
