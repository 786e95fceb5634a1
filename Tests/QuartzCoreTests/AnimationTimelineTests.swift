import Foundation
import QuartzCore
import Testing

@MainActor
struct AnimationTimelineTests {
  private final class Owner: LayerAnimationOwner {}

  private let clock = MediaClock(now: 3)
  private let owner = Owner()
  private let layer = CALayer()

  init() {
    MediaClock.current = clock
    layer.delegate = owner
  }

  /// Other tests may have run since `init`.
  private func useClock() {
    CATransaction.flush()
    MediaClock.current = clock
  }

  private func timeline(
    _ duration: Double = 1, _ curve: TimingCurve = .linear, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) -> AnimationTimeline {
    let timeline = AnimationTimeline(
      duration: duration, curve: curve, repeatCount: repeatCount, autoreverses: autoreverses)
    timeline.onEnd = { [weak timeline] _ in timeline?.finish(at: .end) }
    return timeline
  }

  private func animate(
    _ timeline: AnimationTimeline, _ track: AnimationTrack? = nil, _ changes: () -> Void
  ) {
    LayerRecording.with(TrackRecorder(timeline: timeline, track: track), changes)
  }

  private func x(at time: Double) -> CGFloat { layer.presentationProperties(at: time).position.x }

  @Test("Setting a property changes the model at once and the look gradually")
  func modelAndPresentation() {
    useClock()
    let timeline = timeline()
    animate(timeline) { layer.position.x = 100 }
    timeline.run()
    #expect(layer.position.x == 100)
    #expect(x(at: 3) == 0)
    #expect(x(at: 3.25) == 25)
    #expect(x(at: 4) == 100)
  }

  @Test("Changes outside of a block are not animated")
  func noBlock() {
    useClock()
    layer.position.x = 100
    #expect(x(at: 3) == 100)
    #expect(!layer.isAnimated)
  }

  @Test("A frame alone equals the same frame after all others")
  func framesAreIndependent() {
    useClock()
    let first = timeline(0.5, .keyboard)
    animate(first) {
      layer.position = CGPoint(x: 100, y: 336)
      layer.opacity = 0.25
      layer.backgroundColor = .white
    }
    first.run()
    clock.advance(to: 3.1)
    let second = timeline(0.4, .bezier(.easeInOut))
    animate(second) { layer.position = .zero }
    second.run()
    let alone = layer.presentationProperties(at: 3.3)
    for frame in 0..<60 { _ = layer.presentationProperties(at: 3.1 + Double(frame) / 120) }
    #expect(layer.presentationProperties(at: 3.3) == alone)
  }

  @Test("A new animation takes over without a jump")
  func additiveInterruption() {
    useClock()
    let show = timeline(0.5, .keyboard)
    animate(show) { layer.position.x = 336 }
    show.run()
    clock.advance(to: 3.1)
    let before = x(at: 3.1)
    let hide = timeline(0.5, .keyboard)
    animate(hide) { layer.position.x = 0 }
    hide.run()
    #expect(abs(x(at: 3.1) - before) < 1e-9)
    let frame = 1.0 / 60
    #expect(abs(x(at: 3.1 + frame) - before) <= 336 * SpringTiming.keyboard.progress(at: frame) * 2)
    clock.advance(to: 3.6)
    #expect(x(at: 3.6) == 0)
    #expect(!layer.isAnimated)
  }

  @Test("Opacity between two animations may leave 0…1 on the way, but not in the sum")
  func opacityInterruption() {
    useClock()
    layer.opacity = 0
    let show = timeline()
    animate(show) { layer.opacity = 1 }
    show.run()
    clock.advance(to: 3.5)
    let hide = timeline()
    animate(hide) { layer.opacity = 0 }
    hide.run()
    #expect(layer.presentationProperties(at: 3.5).opacity == 0.5)
    #expect(layer.presentationProperties(at: 3.75).opacity == 0.5)
    #expect(layer.presentationProperties(at: 4.25).opacity == 0.25)
  }

  @Test("Pausing holds the look; going on takes the remaining time")
  func pauseAndRun() {
    useClock()
    let timeline = timeline(1, .bezier(.easeInOut))
    animate(timeline) { layer.position.x = 100 }
    timeline.run()
    let expected = x(at: 3.5)
    clock.advance(to: 3.25)
    let held = x(at: 3.25)
    timeline.pause()
    #expect(clock.liveAnimationCount == 0)
    clock.advance(to: 10)
    #expect(x(at: 10) == held)
    timeline.run()
    #expect(abs(x(at: 10.25) - expected) < 1e-9)
    clock.advance(to: 10.75)
    #expect(!layer.isAnimated)
  }

  @Test("Turning round goes back from where it is")
  func reversal() {
    useClock()
    let timeline = timeline(1, .bezier(.easeIn))
    animate(timeline) { layer.position.x = 100 }
    timeline.run()
    let earlier = x(at: 3.2)
    clock.advance(to: 3.4)
    let held = x(at: 3.4)
    timeline.resume(forwards: false)
    #expect(abs(x(at: 3.4) - held) < 1e-9)
    #expect(abs(x(at: 3.6) - earlier) < 1e-9)
    #expect(x(at: 3.8) == 0)
  }

  @Test("Scrubbing is even and goes on without a jump")
  func scrubbing() {
    useClock()
    let timeline = timeline(1, .bezier(.easeInOut))
    animate(timeline) { layer.position.x = 100 }
    timeline.run()
    clock.advance(to: 3.3)
    timeline.pause()
    let held = x(at: 3.3)
    timeline.scrub(to: timeline.wayFraction(at: 3.3), linearly: true)
    #expect(abs(x(at: 3.3) - held) < 1e-9)
    timeline.scrub(to: 0.7, linearly: true)
    #expect(abs(x(at: 3.3) - 70) < 1e-9)
    timeline.resume(forwards: true)
    #expect(abs(x(at: 3.3) - 70) < 1e-6)
    timeline.scrub(to: 0.2, linearly: false)
    #expect(abs(x(at: 3.3) - 100 * UnitBezier.easeInOut.progress(at: 0.2)) < 1e-9)
  }

  @Test("Another curve and duration start from where it is")
  func newTiming() {
    useClock()
    let timeline = timeline(1, .linear)
    animate(timeline) { layer.position.x = 100 }
    timeline.run()
    clock.advance(to: 3.5)
    timeline.resume(forwards: true, curve: .bezier(.easeOut), duration: 2)
    #expect(x(at: 3.5) == 50)
    let halfway = 50 + 50 * UnitBezier.easeOut.progress(at: 0.5)
    #expect(abs(x(at: 4.5) - halfway) < 1e-9)
    #expect(x(at: 5.5) == 100)
  }

  @Test("A delayed track starts late, also when scrubbed, and never jumps")
  func delayedTrack() {
    useClock()
    let timeline = timeline(1, .bezier(.easeInOut))
    animate(timeline) { layer.position.x = 100 }
    let late = timeline.addTrack(delayFraction: 0.5)
    animate(timeline, late) { layer.opacity = 0 }
    timeline.run()
    func opacity(_ time: Double) -> CGFloat { layer.presentationProperties(at: time).opacity }
    #expect(opacity(3.5) == 1)
    #expect(abs(opacity(3.75) - 0.5) < 1e-9)
    clock.advance(to: 3.7)
    let held = opacity(3.7)
    timeline.pause()
    timeline.scrub(to: timeline.wayFraction(at: 3.7), linearly: true)
    #expect(abs(opacity(3.7) - held) < 1e-9)
    timeline.scrub(to: 0.8, linearly: true)
    let scrubbed = opacity(3.7)
    timeline.resume(forwards: true)
    #expect(abs(opacity(3.7) - scrubbed) < 1e-9)
    clock.advance(to: 3.8)
    let before = opacity(3.8)
    timeline.resume(forwards: false)
    #expect(abs(opacity(3.8) - before) < 1e-9)
    #expect(opacity(5) == 1)
  }

  @Test("Repeating and autoreversing")
  func repeating() {
    useClock()
    let timeline = timeline(1, .linear, repeatCount: 2, autoreverses: true)
    animate(timeline) { layer.position.x = 100 }
    timeline.run()
    #expect(x(at: 3.25) == 25)
    #expect(x(at: 4.25) == 75)
    #expect(x(at: 5.25) == 25)
    clock.advance(to: 6.99)
    #expect(layer.isAnimated)
    clock.advance(to: 7)
    #expect(!layer.isAnimated)
    #expect(x(at: 7) == 100)
  }

  @Test("Positions at the end: start, current, end")
  func finishing() {
    useClock()
    for (position, expected) in [
      (AnimationTimeline.Position.start, 0.0), (.current, 25), (.end, 100),
    ] {
      layer.position = .zero
      layer.backgroundColor = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7)
      let color = layer.backgroundColor
      let timeline = timeline()
      animate(timeline) {
        layer.position.x = 100
        layer.backgroundColor = nil
      }
      timeline.run()
      clock.advance(to: clock.now + 0.25)
      timeline.finish(at: position)
      #expect(abs(layer.position.x - expected) < 1e-9)
      #expect(layer.presentationProperties(at: clock.now) == layer.model)
      if position == .start { #expect(layer.backgroundColor == color) }
      #expect(!layer.isAnimated)
    }
  }

  @Test("Finishing one of two animations at its start leaves the other without a jump")
  func finishingOneOfTwo() {
    useClock()
    let first = timeline()
    animate(first) { layer.position.x = 100 }
    first.run()
    clock.advance(to: 3.5)
    let second = timeline()
    animate(second) { layer.position.x = 40 }
    second.run()
    let before = x(at: 3.5)
    first.finish(at: .current)
    #expect(abs(x(at: 3.5) - before) < 1e-9)
  }

  @Test("The clock counts what moves, without delays and pauses")
  func liveCount() {
    useClock()
    let timeline = timeline(1)
    animate(timeline) { layer.position.x = 100 }
    timeline.run(after: 2)
    #expect(clock.liveAnimationCount == 0)
    #expect(clock.nextDueTime != nil)
    clock.advance(to: 5)
    #expect(clock.liveAnimationCount == 1)
    #expect(x(at: 5.5) == 50)
    clock.advance(to: 6)
    #expect(clock.liveAnimationCount == 0)
    let endless = self.timeline(1, .linear, repeatCount: .infinity)
    animate(endless) { layer.position.x = 0 }
    endless.run()
    clock.advance(to: 100)
    #expect(clock.liveAnimationCount == 1)
    layer.removeAllAnimations()
    #expect(clock.liveAnimationCount == 1)
    endless.seal()
    endless.finish(at: .end)
    #expect(clock.liveAnimationCount == 0)
  }

  @Test("Taking the last animation off its layer ends the timeline unfinished")
  func interruption() {
    useClock()
    let timeline = timeline()
    var results: [Bool] = []
    timeline.onEnd = { results.append($0) }
    animate(timeline) {
      layer.position.x = 100
      layer.opacity = 0
    }
    timeline.seal()
    timeline.run()
    layer.removeAnimation(forKey: "position")
    #expect(results.isEmpty)
    #expect(layer.animationKeys() == ["opacity"])
    layer.removeAllAnimations()
    #expect(results == [false])
    #expect(clock.liveAnimationCount == 0)
  }

  @Test("Leaving the tree ends animations at the end of the turn, moving within it does not")
  func leavingTheTree() {
    useClock()
    let (one, two) = (CALayer(), CALayer())
    one.addSublayer(layer)
    let timeline = timeline()
    animate(timeline) { layer.position.x = 100 }
    timeline.seal()
    timeline.run()
    two.addSublayer(layer)
    clock.advance(to: 3.5)
    #expect(x(at: 3.5) == 50)
    layer.removeFromSuperlayer()
    #expect(layer.isAnimated)
    clock.advance(to: 3.5)
    #expect(!layer.isAnimated)
  }

  @Test("Each axis follows its own spring")
  func axes() {
    useClock()
    let x = SpringTiming(mass: 1, stiffness: 100, damping: 20, initialVelocity: 10)
    let y = SpringTiming(mass: 1, stiffness: 100, damping: 20)
    let timeline = timeline(1, .spring(x: x, y: y, duration: 1))
    animate(timeline) { layer.position = CGPoint(x: 100, y: 100) }
    timeline.run()
    let position = layer.presentationProperties(at: 3.2).position
    #expect(abs(position.x - 100 * x.progress(at: 0.2)) < 1e-9)
    #expect(abs(position.y - 100 * y.progress(at: 0.2)) < 1e-9)
  }

  @Test("Half of half a turn is a quarter turn")
  func rotation() {
    useClock()
    let timeline = timeline()
    animate(timeline) { layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi)) }
    timeline.run()
    #expect(layer.presentationProperties(at: 3).transform.isIdentity)
    let half = layer.presentationProperties(at: 3.5).transform
    #expect(abs(half.a) < 1e-9)
    #expect(abs(abs(half.b) - 1) < 1e-9)
  }

  @Test("Growing from nothing is even")
  func scaleFromZero() {
    useClock()
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    let timeline = timeline()
    animate(timeline) { layer.setAffineTransform(.identity) }
    timeline.run()
    #expect(layer.presentationProperties(at: 3.25).transform.a == 0.25)
  }

  @Test("Colours fade premultiplied; none counts as clear")
  func colors() {
    useClock()
    layer.backgroundColor = nil
    let timeline = timeline()
    animate(timeline) { layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    timeline.run()
    let half = layer.presentationProperties(at: 3.5).backgroundColor
    #expect(half == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("Several changes in one block are one animation")
  func mergedChanges() {
    useClock()
    let timeline = timeline()
    animate(timeline) {
      layer.position.x = 400
      layer.position.x = 100
      layer.position.y = 50
    }
    timeline.run()
    #expect(layer.animationKeys() == ["position"])
    #expect(layer.presentationProperties(at: 3.5).position == CGPoint(x: 50, y: 25))
  }

  @Test("presentation() is a copy with what is shown now")
  func presentationLayer() {
    useClock()
    let sublayer = CALayer()
    sublayer.name = "inner"
    layer.addSublayer(sublayer)
    let timeline = timeline()
    animate(timeline) { layer.position.x = 100 }
    timeline.run()
    clock.advance(to: 3.5)
    let shown = layer.presentation()
    #expect(shown?.position.x == 50)
    #expect(shown?.sublayers?.first?.name == "inner")
    shown?.position.x = 7
    #expect(layer.position.x == 100)
  }

  @Test("Keyframes join to one motion")
  func keyframes() {
    useClock()
    let timeline = timeline()
    let recorder = KeyframeRecorder(timeline: timeline)
    LayerRecording.with(recorder) {
      recorder.recordKeyframe(start: 0, duration: 0.25) { layer.position.x = 100 }
      recorder.recordKeyframe(start: 0.5, duration: 0.5) { layer.position.x = 20 }
    }
    recorder.attach(mode: .linear)
    timeline.run()
    for (time, expected) in [(3.0, 0.0), (3.125, 50), (3.4, 100), (3.75, 60), (4, 20)] {
      #expect(abs(x(at: time) - expected) < 1e-9)
    }
  }
}
