/// An animation between `beginAnimations` and `commitAnimations`. Its settings count from the
/// first change on, so the block is opened by that change.
@MainActor
final class LegacyAnimation: LayerChangeRecorder {
  static var open: [LegacyAnimation] = []

  var request = AnimationRequest(duration: 0.2)
  var repeatCount = 1.0
  var autoreverses = false
  var isEnabled = AnimationBlock.areAnimationsEnabled

  private let outerRecorder = LayerRecording.recorder
  private let outerBlock = AnimationBlock.current
  private var timeline: AnimationTimeline?
  private var recorder: TrackRecorder?

  func record(_ key: LayerKey, of layer: CALayer, from value: LayerValue) {
    currentRecorder?.record(key, of: layer, from: value)
  }

  private var currentRecorder: TrackRecorder? {
    if let recorder { return recorder }
    let block = request.open(inside: outerBlock, completion: nil)
    guard isEnabled, block.duration > 0 else { return nil }
    let timeline = AnimationTimeline(
      duration: block.duration, curve: block.curve, repeatCount: repeatCount,
      autoreverses: autoreverses,
      blocksInteraction: !block.options.contains(.allowUserInteraction))
    self.timeline = timeline
    recorder = TrackRecorder(timeline: timeline)
    return recorder
  }

  func begin() {
    LegacyAnimation.open.append(self)
    LayerRecording.recorder = self
  }

  func commit() {
    LayerRecording.recorder = outerRecorder
    guard let timeline else { return }
    timeline.seal()
    timeline.onEnd = { [unowned timeline] _ in timeline.finish(at: .end) }
    timeline.run(after: request.delay)
  }
}
