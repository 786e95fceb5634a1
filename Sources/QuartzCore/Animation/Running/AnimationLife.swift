import Foundation

/// Puts the beginning and the end of a moving animation on the clock, and counts it among the
/// clock's live animations in between. Without a moment of its own in sight, a still animation
/// costs nothing.
@MainActor
final class AnimationLife {
  private let clock: MediaClock
  private var events: [ScheduledEvent] = []
  private var isLive = false
  private var isEnding = false

  init(clock: MediaClock) {
    self.clock = clock
  }

  isolated deinit {
    stop()
  }

  /// Moves from `begin` to `end` (seconds on the clock; `nil` is for ever). With `isFollowed`
  /// another motion like it comes after, so that nothing rests at the end.
  func run(
    from begin: TimeInterval, to end: TimeInterval?, isFollowed: Bool = false,
    onBegin: @escaping @MainActor () -> Void = {}, onEnd: @escaping @MainActor () -> Void
  ) {
    stop()
    let goLive: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      isLive = true
      isEnding = end != nil && !isFollowed
      clock.liveAnimationCount += 1
      if isEnding { clock.endingAnimationCount += 1 }
      LayerChanges.note()
    }
    if begin > clock.now {
      events.append(
        clock.schedule(at: begin) {
          goLive()
          onBegin()
        })
    } else {
      goLive()
      events.append(clock.schedule(at: begin, onBegin))
    }
    if let end {
      events.append(
        clock.schedule(at: end) { [weak self] in
          self?.stop()
          onEnd()
        })
    }
  }

  /// Stands still.
  func stop() {
    events.forEach { $0.cancel() }
    events = []
    guard isLive else { return }
    isLive = false
    clock.liveAnimationCount -= 1
    if isEnding { clock.endingAnimationCount -= 1 }
    isEnding = false
    LayerChanges.note()
  }
}
