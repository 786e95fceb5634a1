/// How fast something moves, from where it was during the last tenth of a second.
struct VelocityMeter {
  /// Seconds that count. A finger that rests that long before it is lifted has no speed.
  static let window: TimeInterval = 0.1

  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  /// Notes a place. Of several at one instant the last counts.
  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((place, time))
    // One sample older than the window is kept: the speed needs two ends.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Points per second at `time`.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time < Self.window else { return .zero }
    guard let first = samples.first(where: { $0.time >= time - Self.window - 1e-9 }) else {
      return .zero
    }
    var start = first
    if start.time == last.time {
      guard samples.count > 1 else { return .zero }
      start = samples[samples.count - 2]
    }
    let seconds = CGFloat(last.time - start.time)
    guard seconds > 0 else { return .zero }
    return CGPoint(
      x: (last.place.x - start.place.x) / seconds, y: (last.place.y - start.place.y) / seconds)
  }
}
