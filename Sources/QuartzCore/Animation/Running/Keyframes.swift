import Foundation

/// Values at fractions of a duration, and how to go from one to the next.
struct Keyframes: Hashable, Sendable {
  private let times: [Double]
  private let values: [LayerVector]
  private let mode: CAAnimationCalculationMode
  private let curves: [TimingCurve]
  private let keyPath: AnimatableKeyPath

  /// Values at `times`, rising fractions of the duration, one for each value; in discrete mode
  /// each value holds until the next one's time. Paced modes find the times themselves. `curves`
  /// are for the ways between the values; missing ones are even.
  init(
    times: [Double], values: [LayerVector], mode: CAAnimationCalculationMode,
    curves: [TimingCurve] = [], keyPath: AnimatableKeyPath
  ) {
    let isPaced = mode == .paced || mode == .cubicPaced
    self.times = isPaced ? Self.pacedTimes(of: values) : times
    self.values = values
    self.mode = mode
    self.curves = isPaced ? [] : curves
    self.keyPath = keyPath
  }

  /// The value at a fraction of the duration.
  func value(at fraction: Double) -> LayerVector {
    guard let first = values.first else { return .zero }
    guard let next = times.firstIndex(where: { $0 > fraction }) else { return values.last ?? first }
    guard next > 0, next < values.count else { return next == 0 ? first : values[values.count - 1] }
    let index = next - 1
    if mode == .discrete { return values[index] }
    var share = (fraction - times[index]) / (times[next] - times[index])
    if curves.indices.contains(index) { share = curves[index].progress(at: share).x }
    if mode == .cubic || mode == .cubicPaced { return cubicValue(from: index, share: share) }
    return keyPath.interpolate(values[index], values[next], progress: SIMD2(repeating: share))
  }

  /// A Catmull-Rom spline through the values: each passes with the mean speed of the ways
  /// before and after it.
  private func cubicValue(from index: Int, share: Double) -> LayerVector {
    let length = times[index + 1] - times[index]
    let slope = { (place: Int) -> LayerVector in
      let before = max(place - 1, 0)
      let after = min(place + 1, values.count - 1)
      let time = times[after] - times[before]
      return time > 0 ? (values[after] - values[before]) / time * length : .zero
    }
    let (s, t) = (share, 1 - share)
    let start = values[index] * (1 + 2 * s) * t * t + slope(index) * s * t * t
    let end = values[index + 1] * (3 - 2 * s) * s * s - slope(index + 1) * s * s * t
    return start + end
  }

  private static func pacedTimes(of values: [LayerVector]) -> [Double] {
    var way = 0.0
    var ways = [0.0]
    for (start, end) in zip(values, values.dropFirst()) {
      let step = end - start
      way += (step * step).sum().squareRoot()
      ways.append(way)
    }
    let last = Double(max(values.count - 1, 1))
    return ways.enumerated().map { way > 0 ? $0.element / way : Double($0.offset) / last }
  }
}
