/// A motion under way: computes the offset of every frame from the time since it began.
@MainActor
final class RunningScrollMotion {
  let motion: ScrollMotion
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

  var offset: CGPoint { motion.offset(at: elapsed) }
  var velocity: CGPoint { motion.velocity(at: elapsed) }
  var isOver: Bool { elapsed >= motion.duration }

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
