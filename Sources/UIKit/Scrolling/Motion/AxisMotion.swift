/// What one axis does after the finger is gone: it decelerates, bounces off the end of the
/// content with the speed at which it gets there, or both in turn. A pure function of the
/// seconds since then.
struct AxisMotion {
  private enum Curve {
    case deceleration(DecelerationCurve)
    case spring(BounceCurve, about: CGFloat)
  }

  private struct Leg {
    var begin: TimeInterval
    var curve: Curve
  }

  private var legs: [Leg] = []
  /// Where it ends.
  private(set) var end: CGFloat
  /// Seconds until it is there.
  private(set) var duration: TimeInterval = 0

  /// An axis that does not move.
  init(restingAt place: CGFloat) {
    end = place
  }

  /// An axis that is let go with a speed.
  init(
    from place: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool, threshold: CGFloat
  ) {
    end = place
    if limits.contains(place) {
      decelerate(
        DecelerationCurve(start: place, velocity: velocity, rate: rate), at: 0, limits: limits,
        bounces: bounces, threshold: threshold)
      return
    }
    let edge = limits.clamping(place)
    let spring = BounceCurve(overshoot: place - edge, velocity: velocity)
    legs.append(Leg(begin: 0, curve: .spring(spring, about: edge)))
    if let time = spring.crossingTime {
      // Thrown back into the content: it does not stop at the end.
      decelerate(
        DecelerationCurve(start: edge, velocity: spring.velocity(at: time), rate: rate), at: time,
        limits: limits, bounces: bounces, threshold: threshold)
    } else {
      end = edge
      duration = spring.duration(threshold: threshold)
    }
  }

  /// An axis that decelerates so that it ends at `target`.
  init(from place: CGFloat, to target: CGFloat, rate: CGFloat, threshold: CGFloat) {
    end = target
    let curve = DecelerationCurve(start: place, end: target, rate: rate)
    legs = [Leg(begin: 0, curve: .deceleration(curve))]
    duration = curve.duration(threshold: threshold)
  }

  /// An axis that springs to `target` without passing it.
  init(springingFrom place: CGFloat, to target: CGFloat, velocity: CGFloat, threshold: CGFloat) {
    end = target
    let distance = place - target
    let fastest = abs(distance) * BounceCurve.frequency
    let spring = BounceCurve(
      overshoot: distance, velocity: min(max(velocity, -fastest), fastest))
    legs = [Leg(begin: 0, curve: .spring(spring, about: target))]
    duration = spring.duration(threshold: threshold)
  }

  private mutating func decelerate(
    _ curve: DecelerationCurve, at begin: TimeInterval, limits: ClosedRange<CGFloat>,
    bounces: Bool, threshold: CGFloat
  ) {
    legs.append(Leg(begin: begin, curve: .deceleration(curve)))
    let resting = curve.restingPlace
    end = limits.clamping(resting)
    guard end != resting, let time = curve.time(toReach: end) else {
      duration = begin + curve.duration(threshold: threshold)
      return
    }
    duration = begin + time
    guard bounces else { return }
    let spring = BounceCurve(overshoot: 0, velocity: curve.velocity(at: time))
    legs.append(Leg(begin: duration, curve: .spring(spring, about: end)))
    duration += spring.duration(threshold: threshold)
  }

  /// The place after `time` seconds.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: time) else { return end }
    switch leg.curve {
    case .deceleration(let curve): return curve.position(at: time - leg.begin)
    case .spring(let curve, let center): return center + curve.position(at: time - leg.begin)
    }
  }

  /// The speed after `time` seconds.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: time) else { return 0 }
    switch leg.curve {
    case .deceleration(let curve): return curve.velocity(at: time - leg.begin)
    case .spring(let curve, _): return curve.velocity(at: time - leg.begin)
    }
  }

  private func leg(at time: TimeInterval) -> Leg? {
    legs.last { $0.begin <= time }
  }
}

extension ClosedRange<CGFloat> {
  func clamping(_ value: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
