/// A motion under way: computes the offset of every frame from the time since it began.
@MainActor
final class RunningScrollMotion {
  let motion: ScrollMotion
  /// How far the content has been moved along since the motion began, points.
  var shift = CGPoint.zero
  private let begin = UIApplication.shared.clock.now
  private let application = UIApplication.shared
  private var clock: MediaClock { application.clock }
  private var link: CADisplayLink?

  init(_ motion: ScrollMotion) {
    self.motion = motion
  }

  isolated deinit {
    stop()
  }

  private var elapsed: TimeInterval { clock.now - begin }

  var offset: CGPoint { shifted(motion.offset(at: elapsed)) }
  var end: CGPoint { shifted(motion.end) }
  var velocity: CGPoint { motion.velocity(at: elapsed) }
  var isOver: Bool { elapsed >= motion.duration }

  private func shifted(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// Calls `frame` for every frame from now on.
  func start(_ frame: @escaping @MainActor () -> Void) {
    let link = CADisplayLink { _ in frame() }
    link.add(to: .main, forMode: .common)
    self.link = link
    application.scrollMotionCount += 1
  }

  func stop() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    application.scrollMotionCount -= 1
  }
}
