import Foundation

/// A damped spring that pulls a value from 0 to 1. Every damping ratio of 1 and above moves
/// as critical damping does, as in Core Animation (FACTS 3.2).
package struct SpringTiming: Hashable, Sendable {
  /// Mass, without unit.
  package let mass: Double
  /// Stiffness, per second squared for mass 1.
  package let stiffness: Double
  /// Damping, per second for mass 1.
  package let damping: Double
  /// Initial velocity; 1 is the whole distance in one second.
  package let initialVelocity: Double

  /// A spring by its physics.
  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The spring behind animation curve 7: 3/1000/500 (FACTS 3.2).
  package static let keyboard = SpringTiming(mass: 3, stiffness: 1000, damping: 500)
  /// How long an animation on curve 7 takes, in seconds, whatever duration it names (FACTS 3.2).
  package static let keyboardDuration = 0.5

  /// The spring that has come within 0.001 after `duration` seconds (FACTS 3.6). Ratios above 1
  /// count as 1, durations are limited to 0.01…10.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    // Without damping nothing ever comes to rest and no frequency fits the duration.
    let ratio = min(max(dampingRatio, 0.01), 1)
    let duration = min(max(duration, 0.01), 10)
    let frequency = Self.frequency(
      dampingRatio: ratio, duration: duration, velocity: initialVelocity)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The design form: how fast it answers in seconds, and a damping ratio (FACTS 3.7).
  package init(dampingRatio: Double, response: Double, initialVelocity: Double = 0) {
    let response = max(response, 0.001)
    let frequency = 2 * Double.pi / response
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * max(dampingRatio, 0) * frequency,
      initialVelocity: initialVelocity)
  }

  /// The form with a perceived duration in seconds and a bounce of −1…1 (FACTS 3.7).
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      response: perceptualDuration, initialVelocity: initialVelocity)
  }

  /// ω = √(stiffness / mass), radians a second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// ζ = damping / (2√(stiffness · mass)).
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The way covered after `time` seconds; 1 is the whole (FACTS 3.2).
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let frequency = self.frequency
    let ratio = dampingRatio
    guard ratio < 1 else {
      return 1 - (1 + (frequency - initialVelocity) * time) * exp(-frequency * time)
    }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sway = (ratio * frequency - initialVelocity) / damped
    return 1 - exp(-ratio * frequency * time)
      * (cos(damped * time) + sway * sin(damped * time))
  }

  /// When a Core Animation spring counts as at rest, in seconds (FACTS 3.5).
  package var settlingDuration: Double {
    let ratio = dampingRatio
    if ratio <= 0 { return .greatestFiniteMagnitude }
    if ratio < 1 { return underdampedSettlingDuration }
    var tenths = 0.0
    while !hasSettledCritically(at: tenths / 10, threshold: 0.001), tenths < 1e6 { tenths += 1 }
    return tenths / 10
  }

  /// When spring timing parameters report the spring at rest, in seconds (FACTS 3.5).
  package var parametersSettlingDuration: Double {
    let ratio = dampingRatio
    if ratio <= 0 { return .greatestFiniteMagnitude }
    if ratio < 1 { return underdampedSettlingDuration }
    // Without initial velocity ω·t is 9.235036526651854 (FACTS 3.5): that is the rest it counts
    // as none.
    let settled = 9.235036526651854
    if initialVelocity == 0 { return settled / frequency }
    let threshold = (1 + settled) * exp(-settled)
    var low = criticalTurningTime
    var high = max(low, 1 / frequency)
    while !hasSettledCritically(at: high, threshold: threshold) { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if hasSettledCritically(at: middle, threshold: threshold) {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }

  private var underdampedSettlingDuration: Double {
    let frequency = self.frequency
    let ratio = dampingRatio
    let sway =
      (frequency * ratio - initialVelocity) / (frequency * (1 - ratio * ratio).squareRoot())
    return max(0, (-log(0.001) + log(1 + abs(sway))) / (frequency * ratio))
  }

  /// When critical motion is farthest beyond its goal or its start; 0 if it never turns.
  private var criticalTurningTime: Double {
    let approach = frequency - initialVelocity
    guard approach != 0 else { return 0 }
    return max(0, -initialVelocity / (approach * frequency))
  }

  private func hasSettledCritically(at time: Double, threshold: Double) -> Bool {
    let rest = abs(1 + (frequency - initialVelocity) * time) * exp(-frequency * time)
    return time >= criticalTurningTime && rest <= threshold
  }

  private static func frequency(
    dampingRatio ratio: Double, duration: Double, velocity: Double
  ) -> Double {
    let tolerance = 0.001
    let root = (1 - ratio * ratio).squareRoot()
    // The envelope's excess over the tolerance at the end, and its slope, over ω.
    func excess(_ frequency: Double) -> (value: Double, slope: Double) {
      let decay = exp(-ratio * frequency * duration)
      if ratio < 1 {
        let sway = (ratio * frequency - velocity) / (frequency * root)
        let swaySlope = velocity / (frequency * frequency * root)
        return (sway * decay - tolerance, (swaySlope - ratio * duration * sway) * decay)
      }
      let rest = (frequency - velocity) * duration + 1
      return (rest * decay - tolerance, duration * (1 - rest) * decay)
    }
    var frequency = 5 / duration
    for _ in 0..<12 {
      let (value, slope) = excess(frequency)
      frequency -= value / slope
    }
    if frequency.isFinite, frequency > 0 {
      let (value, slope) = excess(frequency)
      if abs(value) < 1e-6, slope < 0 { return frequency }
    }
    // A strong velocity throws Newton's method off, or onto a crossing where the envelope only
    // passes through nothing: look for the last one instead.
    var high = 5 / duration + abs(velocity) / ratio
    while excess(high).value > 0 { high *= 2 }
    var low = high
    while low > 0.01, abs(excess(low).value + tolerance) <= tolerance { low *= 0.98 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(excess(middle).value + tolerance) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
