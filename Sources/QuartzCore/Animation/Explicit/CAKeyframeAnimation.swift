import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order, of the kinds that `CABasicAnimation.fromValue` takes.
  open var values: [Any]? { didSet { keyframes = nil } }
  /// A path in the superlayer's points for an animation of a point; it comes before `values`.
  open var path: CGPath? { didSet { keyframes = nil } }
  /// When each value is reached, rising from 0 to 1; evenly spread without. In discrete mode
  /// there is one more time than there are values.
  open var keyTimes: [NSNumber]? { didSet { keyframes = nil } }
  /// How to go from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { keyframes = nil } }
  /// How values between the given ones are found.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { keyframes = nil } }

  private var keyframes: Keyframes?

  /// A copy with the same settings, of the same class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
    }
    return copy
  }

  override func apply(inRun time: TimeInterval, to values: inout PresentationValues) {
    guard let target else { return }
    let keyframes = self.keyframes ?? makeKeyframes(for: target)
    self.keyframes = keyframes
    show(keyframes.value(at: progress(inRun: time)), of: target, in: &values)
  }

  private func makeKeyframes(for target: AnimatableKeyPath) -> Keyframes {
    let curves = timingFunctions?.map(\.curve) ?? []
    if let path {
      return Keyframes(
        path: path, times: keyTimes?.map(\.doubleValue), mode: calculationMode, curves: curves,
        keyPath: target)
    }
    let vectors = values?.map { vector(of: $0, for: target) } ?? []
    // A discrete value holds for a while, so there is one more time than there are values.
    let ways = Double(max(calculationMode == .discrete ? vectors.count : vectors.count - 1, 1))
    let times =
      keyTimes?.map(\.doubleValue) ?? vectors.indices.map { Double($0) / ways }
    return Keyframes(
      times: Array(times.prefix(vectors.count)), values: vectors, mode: calculationMode,
      curves: curves, keyPath: target)
  }
}
