/// The motion back to the end of content: a critically damped spring with ω = 10 (FACTS 5.6).
/// A pure function of the seconds since it began.
struct BounceCurve: Equatable {
  /// Points beyond the end at the start.
  var overshoot: CGFloat
  /// Speed at the start, points per second.
  var velocity: CGFloat

  /// Natural frequency, 1/s.
  static let frequency: CGFloat = 10

  private var slope: CGFloat { velocity + Self.frequency * overshoot }

  /// Points beyond the end after `time` seconds.
  func position(at time: TimeInterval) -> CGFloat {
    (overshoot + slope * CGFloat(time)) * decay(time)
  }

  /// Speed after `time` seconds.
  func velocity(at time: TimeInterval) -> CGFloat {
    (velocity - Self.frequency * slope * CGFloat(time)) * decay(time)
  }

  /// When it passes the end on its way back, if it has the speed for that.
  var crossingTime: TimeInterval? {
    guard overshoot != 0, slope != 0 else { return nil }
    let time = -overshoot / slope
    return time > 0 ? TimeInterval(time) : nil
  }

  /// Seconds after which it stays closer than `threshold` points to the end.
  func duration(threshold: CGFloat) -> TimeInterval {
    let omega = Double(Self.frequency)
    let size = Double(abs(overshoot))
    let slope = Double(abs(self.slope))
    let limit = Double(threshold)
    // Each of the two terms stays below half the threshold from then on: x₀·e^(−ωt) since it
    // only falls, c·t·e^(−ωt) since t·e^(−ωt/2) is never more than 2/(e·ω).
    let first = size > limit / 2 ? log(2 * size / limit) / omega : 0
    let bound = 4 * slope / (exp(1) * omega * limit)
    let second = bound > 1 ? 2 * log(bound) / omega : 0
    return max(first, second)
  }

  private func decay(_ time: TimeInterval) -> CGFloat {
    CGFloat(exp(-Double(Self.frequency) * time))
  }
}
