/// The motion of content that was let go: speed falls by a constant factor each millisecond
/// (FACTS 5.5). A pure function of the seconds since then.
struct DecelerationCurve: Equatable {
  /// Where it starts, points.
  var start: CGFloat
  /// Speed at the start, points per second.
  var velocity: CGFloat
  /// The part of the speed that is left after a millisecond.
  var rate: CGFloat

  /// ln of the part of the speed that is left after a second; negative.
  private var decay: CGFloat { 1000 * CGFloat(log(Double(rate))) }

  /// A motion that comes to rest at `end`.
  init(start: CGFloat, end: CGFloat, rate: CGFloat) {
    self.init(start: start, velocity: 0, rate: rate)
    velocity = (start - end) * decay
  }

  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// The place after `time` seconds.
  func position(at time: TimeInterval) -> CGFloat {
    start + velocity / decay * (remainder(at: time) - 1)
  }

  /// The speed after `time` seconds.
  func velocity(at time: TimeInterval) -> CGFloat {
    velocity * remainder(at: time)
  }

  /// Where it would come to rest.
  var restingPlace: CGFloat { start - velocity / decay }

  /// Seconds until less than `threshold` points remain.
  func duration(threshold: CGFloat) -> TimeInterval {
    guard abs(velocity) > -decay * threshold else { return 0 }
    return log(Double(-decay * threshold / abs(velocity))) / Double(decay)
  }

  /// Seconds until it is at `place`; `nil` if it never gets there.
  func time(toReach place: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let remainder = 1 + (place - start) * decay / velocity
    guard remainder > 0, remainder <= 1 else { return nil }
    return log(Double(remainder)) / Double(decay)
  }

  private func remainder(at time: TimeInterval) -> CGFloat {
    CGFloat(exp(Double(decay) * time))
  }
}
