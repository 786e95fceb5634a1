import Foundation

/// The shared time of a group of animations: it runs, stands, is scrubbed, turns round and goes
/// on with another curve, and everything on it follows. Between two such inputs the progress is
/// a pure function of the time.
@preconcurrency @MainActor
package final class AnimationTimeline {
  /// Where the animated properties are left.
  package enum Position: Sendable {
    /// As they were before.
    case start
    /// As they look now.
    case current
    /// As the model has them.
    case end
  }

  enum Place {
    /// On the present leg, 0…1 of it.
    case leg(Double)
    /// Held by hand, 0…1 of the whole.
    case scrubbed(Double)
  }

  private enum Phase {
    case running(since: TimeInterval)
    case paused(elapsed: TimeInterval)
    case scrubbed(Double)
  }

  /// How long one way takes from start to end, seconds.
  package let duration: TimeInterval
  /// How progress depends on time.
  package let curve: TimingCurve
  /// How often it runs; may be infinite and need not be whole.
  package let repeatCount: Double
  /// Whether each run is followed by one backwards.
  package let autoreverses: Bool
  /// Whether views that it animates take no touches.
  package let blocksInteraction: Bool
  /// The clock that it runs on.
  package let clock: MediaClock

  /// Called once it has come to the end of its way (`true`), or when the last of its animations
  /// was taken off its layer (`false`). The owner decides what becomes of the animations.
  package var onEnd: (@MainActor (Bool) -> Void)?

  private var phase = Phase.paused(elapsed: 0)
  private var tracks: [AnimationTrack] = []
  private var animations: [WeakAnimation] = []
  private var stopped: [OffsetAnimation] = []
  private var transactions: [AnimationCounter] = []
  private let life: AnimationLife
  private var isSealed = false
  private var wasInterrupted = false

  /// The present leg: its length in seconds and the fractions of the whole where it begins and
  /// ends.
  private var legDuration: TimeInterval
  private var legSpan = (from: 0.0, to: 1.0)

  /// A timeline at rest at its start.
  package init(
    duration: TimeInterval, curve: TimingCurve, repeatCount: Double = 1,
    autoreverses: Bool = false, blocksInteraction: Bool = false, clock: MediaClock = .current
  ) {
    self.duration = max(0, duration)
    self.curve = curve
    self.repeatCount = repeatCount > 0 ? repeatCount : 1
    self.autoreverses = autoreverses
    self.blocksInteraction = blocksInteraction
    self.clock = clock
    legDuration = self.duration
    life = AnimationLife(clock: clock)
    _ = mainTrack
  }

  // MARK: State

  /// Whether it moves, or waits for its delay to pass.
  package var isRunning: Bool {
    if case .running = phase { return true }
    return false
  }

  /// Whether it has left its start.
  package var hasMoved: Bool {
    guard case .paused(let elapsed) = phase else { return true }
    return elapsed > 0 || legSpan != (0, 1)
  }

  /// Whether the present leg goes towards the end.
  package var runsForwards: Bool { legSpan.to == 1 }

  /// Whether any layer is still animated by it.
  package var hasAnimations: Bool { animations.contains { $0.animation?.layer != nil } }

  /// How much of the time between start and end lies behind, 0…1, at `time` on the clock.
  package func timeFraction(at time: TimeInterval) -> Double {
    switch place(at: time) {
    case .leg(let fraction): return legSpan.from + (legSpan.to - legSpan.from) * fraction
    case .scrubbed(let fraction): return curve.fraction(ofProgress: fraction)
    }
  }

  /// How much of the way lies behind, 0…1, at `time` on the clock.
  package func wayFraction(at time: TimeInterval) -> Double {
    min(max(mainTrack.progress(at: time).x, 0), 1)
  }

  /// The track that takes all of the timeline.
  package private(set) lazy var mainTrack = addTrack(delayFraction: 0)

  // MARK: Tracks

  /// A track that starts after a fraction of the time that is left and uses the rest.
  package func addTrack(delayFraction: Double) -> AnimationTrack {
    let passed = tracks.isEmpty ? 0 : timeFraction(at: clock.now)
    let start = passed + min(max(delayFraction, 0), 1) * (1 - passed)
    var leg = AnimationLeg(curve: curve)
    if runsForwards {
      leg.window.from = share(of: start)
    } else {
      leg.end = 0
      leg.window.to = 0
    }
    let track = AnimationTrack(start: start, leg: leg, timeline: self)
    tracks.append(track)
    return track
  }

  /// The fraction of the present leg at which the whole has reached `fraction`.
  private func share(of fraction: Double) -> Double {
    guard legSpan.to != legSpan.from else { return 0 }
    return min(max((fraction - legSpan.from) / (legSpan.to - legSpan.from), 0), 1)
  }

  // MARK: Motion

  /// Starts or goes on, after `delay` seconds.
  package func run(after delay: TimeInterval = 0) {
    guard case .paused(let elapsed) = phase else { return }
    let begin = clock.now + delay - elapsed
    phase = .running(since: begin)
    let total = totalDuration
    life.run(
      from: max(begin, clock.now), to: total.isFinite ? begin + total : nil,
      onEnd: { [self] in reachEnd() })
  }

  /// Stands still where it is.
  package func pause() {
    guard case .running(let since) = phase else { return }
    life.stop()
    phase = .paused(elapsed: min(clock.now - since, totalDuration))
  }

  /// Stands still at a fraction of the way; with `linearly` false it is a fraction of the time.
  package func scrub(to fraction: Double, linearly: Bool) {
    pause()
    let fraction = min(max(fraction, 0), 1)
    if linearly {
      if case .paused = phase {
        let now = clock.now
        let way = wayFraction(at: now)
        for track in tracks { track.setAnchor(fraction: way, time: now) }
      }
      phase = .scrubbed(fraction)
    } else {
      legDuration = duration
      legSpan = (0, 1)
      for track in tracks {
        track.setLeg(AnimationLeg(curve: curve, window: (track.start, 1)))
      }
      phase = .paused(elapsed: fraction * duration)
    }
    LayerChanges.note()
  }

  /// Goes on from where it is towards the end or the start. A `curve` replaces the rest of the
  /// timing, a `duration` (seconds) the time that it takes; `delay` seconds pass before.
  package func resume(
    forwards: Bool, curve newCurve: TimingCurve? = nil, duration newDuration: TimeInterval? = nil,
    after delay: TimeInterval = 0
  ) {
    let isUnchanged = forwards == runsForwards && newCurve == nil && newDuration == nil
    if isUnchanged, case .scrubbed = phase {} else if isUnchanged { return run(after: delay) }
    let now = clock.now
    let passed = timeFraction(at: now)
    let goal = forwards ? 1.0 : 0.0
    let legs = tracks.map { track in
      var leg = AnimationLeg(curve: newCurve ?? curve)
      leg.start = track.progress(at: now)
      leg.end = goal
      if newCurve == nil { leg.piece = (track.localFraction(at: passed), goal) }
      if forwards {
        leg.window.from = passed < track.start ? (track.start - passed) / (1 - passed) : 0
      } else {
        leg.window.to = passed > track.start ? (passed - track.start) / passed : 0
      }
      return leg
    }
    life.stop()
    for (track, leg) in zip(tracks, legs) { track.setLeg(leg) }
    legSpan = (passed, goal)
    legDuration = newDuration ?? duration * abs(goal - passed)
    phase = .paused(elapsed: 0)
    run(after: delay)
  }

  func place(at time: TimeInterval) -> Place {
    switch phase {
    case .running(let since): return .leg(legFraction(elapsed: time - since))
    case .paused(let elapsed): return .leg(legFraction(elapsed: elapsed))
    case .scrubbed(let fraction): return .scrubbed(fraction)
    }
  }

  private var totalDuration: TimeInterval {
    legDuration > 0 ? legDuration * repeatCount * (autoreverses ? 2 : 1) : 0
  }

  private func legFraction(elapsed: TimeInterval) -> Double {
    // A frame at k/60 s may miss the end by rounding alone; it shows the end all the same.
    if elapsed >= totalDuration - 1e-9 { return 1 }
    guard elapsed > 0 else { return 0 }
    let run = (elapsed / legDuration).rounded(.down)
    let rest = elapsed / legDuration - run
    return autoreverses && run.truncatingRemainder(dividingBy: 2) != 0 ? 1 - rest : rest
  }

  private func reachEnd() {
    phase = .paused(elapsed: totalDuration)
    onEnd?(!wasInterrupted)
  }

  // MARK: Animations

  /// Says that no more changes come for now, so that losing the last animation is an end.
  package func seal() {
    isSealed = true
  }

  /// Takes all animations off their layers. Each property keeps the value of `position`, and
  /// other animations of it go on without a jump.
  package func finish(at position: Position) {
    detachAll(at: position)
    stopped = []
  }

  /// Takes all animations off their layers, whose properties stay as they look now, until
  /// `settle(at:)`.
  package func stop() {
    stopped = detachAll(at: .current)
  }

  /// After `stop()`: moves the properties to `position`.
  package func settle(at position: Position) {
    for animation in stopped.reversed() { animation.settle(at: position) }
    if position == .start {
      for animation in stopped {
        if let layer = animation.layer { animation.restoreStart(of: layer) }
      }
    }
    stopped = []
  }

  @discardableResult
  private func detachAll(at position: Position) -> [OffsetAnimation] {
    life.stop()
    let now = clock.now
    let all = animations.reversed().compactMap(\.animation)
    for animation in all { animation.detach(at: position, time: now) }
    animations = []
    onEnd = nil
    transactions.forEach { $0.leave() }
    transactions = []
    return all
  }

  func add(_ animation: OffsetAnimation) {
    animations.append(WeakAnimation(animation: animation))
    let counter = CATransaction.currentCounter
    if !transactions.contains(where: { $0 === counter }) {
      counter.enter()
      transactions.append(counter)
    }
  }

  func wasInterrupted(_ animation: OffsetAnimation) {
    wasInterrupted = true
    animations.removeAll { $0.animation == nil || $0.animation === animation }
    guard isSealed, animations.isEmpty else { return }
    life.stop()
    phase = .paused(elapsed: totalDuration)
    onEnd?(false)
  }

  private struct WeakAnimation {
    weak var animation: OffsetAnimation?
  }
}
