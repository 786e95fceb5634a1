/// The block of a property animator. Blocks inside it become part of it, so that they stop, turn
/// round and are scrubbed together.
@MainActor
final class AnimatorBlock: AnimationBlock {
  private let timeline: AnimationTimeline
  private let track: AnimationTrack
  private unowned let animator: UIViewPropertyAnimator

  init(animator: UIViewPropertyAnimator, timeline: AnimationTimeline, track: AnimationTrack) {
    self.animator = animator
    self.timeline = timeline
    self.track = track
    super.init(duration: timeline.duration, delay: 0, curve: timeline.curve, options: [])
  }

  /// Animates what `changes` changes on the animator's timeline.
  func record(_ changes: () -> Void) {
    with(TrackRecorder(timeline: timeline, track: track), changes)
  }

  /// Takes in a block that was opened inside.
  func take(
    keyframes mode: CAAnimationCalculationMode?, _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    if let mode {
      let recorder = KeyframeRecorder(timeline: timeline, track: track)
      with(recorder, changes)
      recorder.attach(mode: mode)
    } else {
      changes()
    }
    if let completion { animator.addCompletion { completion($0 == .end) } }
  }
}
