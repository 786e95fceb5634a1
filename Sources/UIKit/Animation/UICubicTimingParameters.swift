/// A Bézier curve, or one of the named curves, for a property animator.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The number of the curve; 5 for Core Animation's default and 6 for control points of one's
  /// own (FACTS 3.4).
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, in the unit square of time and progress.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  let timingCurve: TimingCurve

  /// Core Animation's default curve.
  public override init() {
    animationCurve = .coreAnimationDefault
    timingCurve = .bezier(.standard)
    (controlPoint1, controlPoint2) = Self.controlPoints(of: .standard)
  }

  /// One of the named curves, the keyboard's number 7 included.
  public init(animationCurve curve: UIView.AnimationCurve) {
    guard let timingCurve = curve.timingCurve else {
      preconditionFailure("Unsupported curve type: \(curve.rawValue) names no curve by itself.")
    }
    animationCurve = curve
    self.timingCurve = timingCurve
    let bezier: UnitBezier? = if case .bezier(let bezier) = timingCurve { bezier } else { nil }
    (controlPoint1, controlPoint2) = Self.controlPoints(of: bezier ?? UnitBezier(0, 0, 1, 1))
  }

  /// A curve by its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .controlPoints
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurve = .bezier(
      UnitBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)))
  }

  /// A Bézier curve, unless it is one of the named ones.
  public var timingCurveType: UITimingCurveType {
    animationCurve == .controlPoints ? .cubic : .builtin
  }

  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// Itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  private static func controlPoints(of bezier: UnitBezier) -> (CGPoint, CGPoint) {
    (CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2))
  }
}
