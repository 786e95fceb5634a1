/// Supplies the timing of a property animator.
public protocol UITimingCurveProvider: NSCopying {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, if it has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The motion for an animator of `duration` seconds, and how long it takes.
  func timing(duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    switch timingCurveType {
    case .spring, .composed:
      if let spring = springTimingParameters { return spring.timing(duration: duration) }
    case .builtin, .cubic:
      break
    }
    let curve = cubicTimingParameters?.timingCurve ?? .bezier(.standard)
    return (curve, curve == .keyboard && duration > 0 ? SpringTiming.keyboardDuration : duration)
  }
}
