import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1): the shape of a timing function. The horizontal
/// axis is time, the vertical one progress.
package struct UnitBezier: Hashable, Sendable {
  /// Time of the first control point, 0…1.
  package let x1: Double
  /// Progress of the first control point.
  package let y1: Double
  /// Time of the second control point, 0…1.
  package let x2: Double
  /// Progress of the second control point.
  package let y2: Double

  /// A curve by its two control points; times outside 0…1 are moved to the nearest end, because
  /// only then is there one progress for every time.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Ease-in: (0.42, 0) (1, 1) (FACTS 3.4).
  package static let easeIn = UnitBezier(0.42, 0, 1, 1)
  /// Ease-out: (0, 0) (0.58, 1) (FACTS 3.4).
  package static let easeOut = UnitBezier(0, 0, 0.58, 1)
  /// Ease-in-ease-out: (0.42, 0) (0.58, 1) (FACTS 3.4).
  package static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)
  /// Core Animation's default: (0.25, 0.1) (0.25, 1) (FACTS 3.4).
  package static let standard = UnitBezier(0.25, 0.1, 0.25, 1)

  /// The progress at a time of 0…1, exact to the last digits of a `Double`.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.value(parameter(at: time), y1, y2)
  }

  /// The curve's parameter at a time: bisection guards Newton's method, which alone diverges
  /// where the curve is steep.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = time
    for _ in 0..<64 {
      let error = Self.value(parameter, x1, x2) - time
      if error == 0 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(parameter, x1, x2)
      let newton = parameter - error / slope
      let next = slope > 0 && newton > low && newton < high ? newton : (low + high) / 2
      if next == parameter { break }
      parameter = next
    }
    return parameter
  }

  private static func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let linear = 3 * first
    let square = 3 * (second - first) - linear
    return ((1 - linear - square) * t + square) * t * t + linear * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let linear = 3 * first
    let square = 3 * (second - first) - linear
    return (3 * (1 - linear - square) * t + 2 * square) * t + linear
  }
}
