/// An open animation block: changes inside it are animated on timelines with its duration,
/// delay and curve. It ends when all of them have ended.
@MainActor
class AnimationBlock {
  /// The innermost open block.
  static var current: AnimationBlock?

  /// Whether blocks animate at all.
  static var areAnimationsEnabled = true

  let duration: TimeInterval
  let delay: TimeInterval
  let curve: TimingCurve
  let options: UIView.AnimationOptions

  private let completion: ((Bool) -> Void)?
  private var openTimelines = 1
  private var hasAnimated = false
  private var hasFinished = true

  init(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.completion = completion
  }

  /// Runs `body` as the innermost block; changes go to `recorder`.
  func with(_ recorder: (any LayerChangeRecorder)?, _ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    LayerRecording.with(recorder, body)
    Self.current = outer
  }

  /// Animates what `changes` changes, on one more timeline.
  func animate(
    repeatCount: Double? = nil, autoreverses: Bool? = nil, _ changes: () -> Void
  ) {
    onTimeline(repeatCount: repeatCount, autoreverses: autoreverses) { timeline in
      let recorder = TrackRecorder(timeline: timeline)
      with(recorder) {
        changes()
        if options.contains(.layoutSubviews) { UIView.layOut(viewsOf: recorder.layers) }
      }
    }
  }

  /// Animates the keyframes that `changes` makes, on one more timeline.
  func animateKeyframes(mode: CAAnimationCalculationMode, _ changes: () -> Void) {
    onTimeline(repeatCount: nil, autoreverses: nil) { timeline in
      let recorder = KeyframeRecorder(timeline: timeline)
      with(recorder) {
        changes()
        if options.contains(.layoutSubviews) { UIView.layOut(viewsOf: recorder.layers) }
      }
      recorder.attach(mode: mode)
    }
  }

  /// Says that no more timelines come.
  func close() {
    end(finished: true)
  }

  private func onTimeline(
    repeatCount: Double?, autoreverses: Bool?, _ record: (AnimationTimeline) -> Void
  ) {
    let timeline = AnimationTimeline(
      duration: duration, curve: curve,
      repeatCount: repeatCount ?? (options.contains(.repeat) ? .infinity : 1),
      autoreverses: autoreverses ?? options.contains(.autoreverse),
      blocksInteraction: !options.contains(.allowUserInteraction))
    record(timeline)
    timeline.seal()
    guard timeline.hasAnimations else { return }
    openTimelines += 1
    hasAnimated = true
    timeline.onEnd = { [unowned timeline] finished in
      timeline.finish(at: .end)
      self.end(finished: finished)
    }
    timeline.run(after: delay)
  }

  private func end(finished: Bool) {
    hasFinished = hasFinished && finished
    openTimelines -= 1
    guard openTimelines == 0, let completion else { return }
    if hasAnimated {
      completion(hasFinished)
    } else {
      MediaClock.current.schedule(after: 0) { completion(true) }
    }
  }
}
