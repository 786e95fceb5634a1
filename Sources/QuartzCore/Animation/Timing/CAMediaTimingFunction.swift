import Foundation

/// A Bézier timing function: progress over time, both 0…1.
public final class CAMediaTimingFunction: NSObject, Sendable {
  package let bezier: UnitBezier
  private let isLinear: Bool

  /// A function by its name (FACTS 3.4).
  public init(name: CAMediaTimingFunctionName) {
    isLinear = name == .linear
    switch name {
    case .linear: bezier = UnitBezier(0, 0, 1, 1)
    case .easeIn: bezier = .easeIn
    case .easeOut: bezier = .easeOut
    case .easeInEaseOut: bezier = .easeInOut
    case .default: bezier = .standard
    default: preconditionFailure("There is no timing function named \"\(name.rawValue)\".")
    }
  }

  /// A function by its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    bezier = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    isLinear = bezier == UnitBezier(0, 0, 1, 1)
  }

  package init(bezier: UnitBezier) {
    self.bezier = bezier
    isLinear = false
  }

  /// Writes control point `index` (0…3, the first and last being the ends) to two floats.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [
      (0, 0), (bezier.x1, bezier.y1), (bezier.x2, bezier.y2), (1, 1),
    ]
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  package var curve: TimingCurve { isLinear ? .linear : .bezier(bezier) }

  /// Functions with the same control points are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.bezier == bezier
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { bezier.hashValue }
}
