import Foundation

/// How an animation's progress depends on the fraction of its duration that has passed. There
/// are two progresses, for horizontal and for vertical parts of a value, because a spring may
/// start with a different velocity on each axis.
package enum TimingCurve: Hashable, Sendable {
  /// Even motion.
  case linear
  /// A timing function.
  case bezier(UnitBezier)
  /// A spring for each axis, running for `duration` seconds and then jumping to the end.
  case spring(x: SpringTiming, y: SpringTiming, duration: Double)

  /// One spring for both axes.
  package static func spring(_ spring: SpringTiming, duration: Double) -> TimingCurve {
    .spring(x: spring, y: spring, duration: duration)
  }

  /// The curve of the system keyboard, number 7 (FACTS 3.2).
  package static let keyboard = TimingCurve.spring(
    .keyboard, duration: SpringTiming.keyboardDuration)

  /// Horizontal and vertical progress at a fraction of the duration: 0 at its start, 1 at its
  /// end.
  package func progress(at fraction: Double) -> SIMD2<Double> {
    if fraction <= 0 { return SIMD2(repeating: 0) }
    if fraction >= 1 { return SIMD2(repeating: 1) }
    switch self {
    case .linear:
      return SIMD2(repeating: fraction)
    case .bezier(let bezier):
      return SIMD2(repeating: bezier.progress(at: fraction))
    case .spring(let x, let y, let duration):
      let progress = x.progress(at: fraction * duration)
      return SIMD2(progress, x == y ? progress : y.progress(at: fraction * duration))
    }
  }

  /// The first fraction of the duration at which the horizontal progress reaches `progress`.
  package func fraction(ofProgress progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if self == .linear { return progress }
    var low = 0.0
    var high = 1.0
    // Springs may pass a value several times: the first time is looked for step by step.
    let steps = 256
    for step in 1...steps {
      let fraction = Double(step) / Double(steps)
      if self.progress(at: fraction).x >= progress {
        high = fraction
        break
      }
      low = fraction
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle).x >= progress { high = middle } else { low = middle }
    }
    return high
  }
}
