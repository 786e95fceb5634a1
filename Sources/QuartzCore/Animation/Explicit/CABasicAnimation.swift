import Foundation

/// An animation between two values. What is not given is what the layer shows without it.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value: a number, `CGPoint`, `CGSize`, `CGRect`, `CGColor` or
  /// `CGAffineTransform`, as the property needs.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The last value, seen from the first; or the first seen from the last.
  open var byValue: Any?

  /// A copy with the same settings, of the same class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  override func apply(inRun time: TimeInterval, to values: inout PresentationValues) {
    guard let target else { return }
    let (start, end) = ends(of: target, in: values)
    let progress = SIMD2(repeating: progress(inRun: time))
    show(target.interpolate(start, end, progress: progress), of: target, in: &values)
  }

  private func ends(
    of target: AnimatableKeyPath, in values: PresentationValues
  ) -> (LayerVector, LayerVector) {
    let from = fromValue.map { vector(of: $0, for: target) }
    let to = toValue.map { vector(of: $0, for: target) }
    let by = byValue.map { vector(of: $0, for: target) }
    let rest = isAdditive ? target.neutral : target.value(in: values)
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from + by)
    case (nil, let to?, let by?): return (to - by, to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest + by)
    case (nil, nil, nil): return (rest, rest)
    }
  }
}
