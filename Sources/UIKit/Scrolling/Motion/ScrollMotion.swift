/// How the content offset moves by itself: a pure function of the seconds since it began.
struct ScrollMotion {
  /// Why it moves.
  enum Kind {
    /// A finger let it go.
    case deceleration
    /// The app asked for an animated change.
    case animation
  }

  /// Seconds of an animated change of offset.
  static let animationDuration: TimeInterval = 0.3

  let kind: Kind
  let duration: TimeInterval
  let end: CGPoint
  private let place: (TimeInterval) -> CGPoint
  private let speed: (TimeInterval) -> CGPoint

  /// Two axes that were let go.
  init(x: AxisMotion, y: AxisMotion) {
    kind = .deceleration
    duration = max(x.duration, y.duration)
    end = CGPoint(x: x.end, y: y.end)
    place = { CGPoint(x: x.position(at: $0), y: y.position(at: $0)) }
    speed = { CGPoint(x: x.velocity(at: $0), y: y.velocity(at: $0)) }
  }

  /// An animated change, eased at both ends.
  init(from start: CGPoint, to end: CGPoint) {
    kind = .animation
    duration = Self.animationDuration
    self.end = end
    place = { time in
      let part = CGFloat(UnitBezier.easeInOut.progress(at: time / Self.animationDuration))
      return CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    speed = { _ in .zero }
  }

  /// The offset after `time` seconds.
  func offset(at time: TimeInterval) -> CGPoint {
    time >= duration ? end : place(time)
  }

  /// Points per second after `time` seconds; zero for an animated change.
  func velocity(at time: TimeInterval) -> CGPoint {
    time >= duration ? .zero : speed(time)
  }
}
