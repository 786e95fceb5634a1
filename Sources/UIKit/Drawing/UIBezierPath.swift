/// A shape that can draw itself into the current context. Points, y down.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  /// The shape.
  public var cgPath = CGPath()
  /// Width of the outline in points.
  public var lineWidth: CGFloat = 1
  /// Ends of the outline.
  public var lineCapStyle = StrokeStyle.Cap.butt
  /// Corners of the outline.
  public var lineJoinStyle = StrokeStyle.Join.miter
  /// Whether overlapping pieces cut holes.
  public var usesEvenOddFillRule = false

  /// An empty shape.
  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    cgPath = CGPath(rect: rect)
  }

  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    cgPath = CGPath(ellipseIn: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    cgPath = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// An arc; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A shape from a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Starts a new piece.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc; angles in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Closes the current piece.
  public func close() { cgPath.closeSubpath() }
  /// Adds another shape.
  public func append(_ other: UIBezierPath) { cgPath.addPath(other.cgPath) }
  /// Moves the shape.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  /// Whether nothing has been added.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The box around it.
  public var bounds: CGRect { cgPath.boundingBox }

  /// Fills it in the current context.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, evenOdd: usesEvenOddFillRule)
  }

  /// Outlines it in the current context.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(
      cgPath, style: StrokeStyle(width: lineWidth, cap: lineCapStyle, join: lineJoinStyle))
  }

  /// Limits what follows in the current context to its inside.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(evenOdd: usesEvenOddFillRule)
  }
}
