import Testing
import UIKit

/// The state table of FACTS 3.8.
@MainActor
struct AnimationPropertyAnimatorTests {
  private let clock = MediaClock(now: 50)
  private let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))

  /// Other tests may have run since `init`.
  private func useClock() {
    CATransaction.flush()
    MediaClock.current = clock
    UIView.setAnimationsEnabled(true)
  }

  private var y: CGFloat { view.layer.presentationProperties(at: clock.now).position.y }

  private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    useClock()
    return UIViewPropertyAnimator(duration: 1, curve: curve) { self.view.center.y = 100 }
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  @Test("Nothing happens before the start")
  func inactive() {
    let animator = makeAnimator()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 0)
    #expect(view.center.y == 0)
  }

  @Test("Starting makes it active and running; its end calls the completions with .end")
  func naturalEnd() {
    let animator = makeAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.addCompletion { _ in #expect(animator.state == .inactive) }
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    clock.advance(to: 50.25)
    #expect(isNear(y, 25))
    #expect(isNear(animator.fractionComplete, 0.25))
    clock.advance(to: 51)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(view.center.y == 100)
    #expect(clock.liveAnimationCount == 0)
  }

  @Test("Pausing an inactive animator makes it active but not running")
  func pauseInactive() {
    let animator = makeAnimator()
    animator.pauseAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(y == 0)
    #expect(view.center.y == 100)
    clock.advance(to: 60)
    #expect(y == 0)
  }

  @Test("Writing the fraction makes an inactive animator active and paused there")
  func scrubInactive() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.3
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(isNear(y, 30))
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    animator.fractionComplete = -1
    #expect(animator.fractionComplete == 0)
  }

  @Test("Pausing holds the look; starting goes on with the time that is left")
  func pauseAndContinue() {
    let animator = makeAnimator(.easeIn)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    clock.advance(to: 50.4)
    let held = y
    animator.pauseAnimation()
    clock.advance(to: 55)
    #expect(y == held)
    #expect(isNear(animator.fractionComplete, held / 100))
    animator.startAnimation()
    #expect(isNear(y, held))
    clock.advance(to: 55.59)
    #expect(ends.isEmpty)
    clock.advance(to: 55.601)
    #expect(ends == [.end])
  }

  @Test("Writing back the fraction that was read does not move anything")
  func fractionRoundTrip() {
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .keyboard, .linear] {
      for isLinear in [true, false] {
        for isReversed in [false, true] {
          view.center.y = 0
          view.layer.removeAllAnimations()
          let animator = makeAnimator(curve)
          animator.scrubsLinearly = isLinear
          animator.startAnimation()
          clock.advance(to: clock.now + 0.2)
          animator.isReversed = isReversed
          clock.advance(to: clock.now + 0.05)
          animator.pauseAnimation()
          let held = y
          animator.fractionComplete = animator.fractionComplete
          #expect(isNear(y, held))
          animator.startAnimation()
          #expect(isNear(y, held))
          animator.stopAnimation(true)
        }
      }
    }
  }

  @Test("Scrubbing is linear unless the curve is to be kept")
  func scrubbing() {
    let animator = makeAnimator(.easeIn)
    animator.fractionComplete = 0.5
    #expect(isNear(y, 50))
    animator.stopAnimation(true)
    view.center.y = 0
    let curved = makeAnimator(.easeIn)
    curved.scrubsLinearly = false
    curved.fractionComplete = 0.5
    #expect(isNear(y, 100 * UnitBezier.easeIn.progress(at: 0.5)))
    #expect(isNear(curved.fractionComplete, 0.5))
  }

  @Test("Reversing plays back from the current value and ends at .start")
  func reversal() {
    let animator = makeAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    clock.advance(to: 50.4)
    animator.isReversed = true
    #expect(animator.isRunning)
    #expect(isNear(y, 40))
    clock.advance(to: 50.6)
    #expect(isNear(y, 20))
    #expect(isNear(animator.fractionComplete, 0.8))
    clock.advance(to: 50.8)
    #expect(ends == [.start])
    #expect(view.center.y == 0)
    #expect(animator.state == .inactive)
  }

  @Test("Reversing twice goes on forwards")
  func doubleReversal() {
    let animator = makeAnimator()
    animator.startAnimation()
    clock.advance(to: 50.5)
    animator.isReversed = true
    clock.advance(to: 50.7)
    animator.isReversed = false
    clock.advance(to: 50.9)
    #expect(isNear(y, 50))
    clock.advance(to: 51.401)
    #expect(animator.state == .inactive)
    #expect(view.center.y == 100)
  }

  @Test("Reversing while paused waits for the start")
  func pausedReversal() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(isNear(y, 25))
    #expect(isNear(animator.fractionComplete, 0.75))
    animator.startAnimation()
    clock.advance(to: 50.25)
    #expect(view.center.y == 0)
    #expect(animator.state == .inactive)
  }

  @Test("Started in reverse it plays from its end to its start")
  func reversedStart() {
    let animator = makeAnimator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(isNear(y, 100))
    clock.advance(to: 50.75)
    #expect(isNear(y, 25))
    clock.advance(to: 51)
    #expect(view.center.y == 0)
  }

  @Test("stopAnimation(true) leaves the values, calls nothing and goes straight to inactive")
  func stopWithoutFinishing() {
    let animator = makeAnimator()
    var isCalled = false
    animator.addCompletion { _ in isCalled = true }
    animator.startAnimation()
    clock.advance(to: 50.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(isNear(view.center.y, 30))
    #expect(isNear(y, 30))
    clock.advance(to: 60)
    #expect(isNear(y, 30))
    #expect(!isCalled)
    #expect(clock.liveAnimationCount == 0)
  }

  @Test(
    "stopAnimation(false) waits for finishAnimation(at:), which calls the completions",
    arguments: [
      (UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 30),
    ])
  func stopAndFinish(_ position: UIViewAnimatingPosition, _ expected: Double) {
    let animator = makeAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    clock.advance(to: 50.3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(!animator.isRunning)
    #expect(isNear(view.center.y, 30))
    #expect(ends.isEmpty)
    clock.advance(to: 52)
    #expect(isNear(y, 30))
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    #expect(isNear(view.center.y, expected))
    #expect(ends == [position])
  }

  @Test("Stopping an inactive animator does nothing")
  func stopInactive() {
    let animator = makeAnimator()
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    clock.advance(to: 51)
    #expect(view.center.y == 100)
  }

  @Test("pausesOnCompletion stays active at the end and can be turned round")
  func pausesOnCompletion() {
    let animator = makeAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    clock.advance(to: 52)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(isNear(animator.fractionComplete, 1))
    #expect(ends.isEmpty)
    #expect(clock.liveAnimationCount == 0)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    clock.advance(to: 52.5)
    #expect(isNear(y, 50))
    clock.advance(to: 53)
    #expect(ends == [.start])
    #expect(view.center.y == 0)
  }

  @Test("A delay factor starts after its share of the time and uses the rest")
  func delayFactor() {
    let animator = makeAnimator()
    animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.6)
    animator.startAnimation()
    #expect(isNear(view.layer.presentationProperties(at: 50.6).opacity, 1))
    #expect(isNear(view.layer.presentationProperties(at: 50.8).opacity, 0.5))
    clock.advance(to: 50.5)
    animator.addAnimations({ self.view.center.x = 100 }, delayFactor: 0.5)
    #expect(view.layer.presentationProperties(at: 50.75).position.x == 0)
    #expect(isNear(view.layer.presentationProperties(at: 50.875).position.x, 50))
    clock.advance(to: 51)
    #expect(view.layer.presentationProperties(at: 51).position.x == 100)
    #expect(animator.state == .inactive)
  }

  @Test("Continuing with factor 0 takes the time that is left, otherwise a part of the duration")
  func continueAnimation() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    clock.advance(to: 50.25)
    #expect(isNear(y, 75))
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
    #expect(isNear(y, 75))
    clock.advance(to: 51.25)
    #expect(isNear(y, 75 + 25 * UnitBezier.easeOut.progress(at: 0.5)))
    clock.advance(to: 52.25)
    #expect(animator.state == .inactive)
  }

  @Test("Continuing on a spring takes the spring's time")
  func continueOnSpring() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(), durationFactor: 0)
    clock.advance(to: 50.25)
    #expect(isNear(y, 50 + 50 * SpringTiming.keyboard.progress(at: 0.25)))
    clock.advance(to: 50.505)
    #expect(animator.state == .active)
    clock.advance(to: 50.506)
    #expect(animator.state == .inactive)
  }

  @Test("A delayed start waits, and can be paused while it does")
  func delayedStart() {
    let animator = makeAnimator()
    animator.startAnimation(afterDelay: 2)
    #expect(animator.state == .active)
    #expect(animator.delay == 2)
    #expect(clock.liveAnimationCount == 0)
    clock.advance(to: 51)
    #expect(y == 0)
    clock.advance(to: 52.5)
    #expect(isNear(y, 50))
  }

  @Test("The keyboard's curve and the no-argument spring move as the keyboard does")
  func keyboardTiming() {
    let animator = makeAnimator(.keyboard)
    animator.startAnimation()
    clock.advance(to: 50.125)
    #expect(isNear(y, 100 * SpringTiming.keyboard.progress(at: 0.125)))
    clock.advance(to: 50.5)
    #expect(animator.state == .inactive)
    view.center.y = 0
    let spring = UIViewPropertyAnimator(
      duration: 4, timingParameters: UISpringTimingParameters())
    spring.addAnimations { self.view.center.y = 100 }
    spring.startAnimation()
    clock.advance(to: 50.75)
    #expect(isNear(y, 100 * SpringTiming.keyboard.progress(at: 0.25)))
    clock.advance(to: 51.1)
    #expect(spring.state == .inactive)
  }

  @Test("runningPropertyAnimator starts at once on the curve of its options")
  func running() {
    useClock()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveEaseOut,
      animations: { self.view.center.y = 100 }, completion: { ends.append($0) })
    #expect(animator.isRunning)
    clock.advance(to: 50.5)
    #expect(isNear(y, 100 * UnitBezier.easeOut.progress(at: 0.5)))
    clock.advance(to: 51)
    #expect(ends == [.end])
  }

  @Test("A copy keeps the settings and drops blocks, completions and state")
  func copying() {
    let animator = makeAnimator(.easeIn)
    animator.isInterruptible = false
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    let copy = animator.copy() as? UIViewPropertyAnimator
    #expect(copy?.duration == 1)
    #expect(copy?.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    #expect(copy?.isInterruptible == false)
    #expect(copy?.isUserInteractionEnabled == false)
    #expect(copy?.state == .inactive)
    clock.advance(to: 51)
    view.center.y = 0
    copy?.addAnimations { self.view.center.x = 9 }
    copy?.startAnimation()
    #expect(view.center == CGPoint(x: 9, y: 0))
  }

  @Test("Touches pass to animated views unless switched off")
  func interaction() {
    let animator = makeAnimator()
    animator.startAnimation()
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    animator.stopAnimation(true)
    let blocking = makeAnimator()
    blocking.isUserInteractionEnabled = false
    blocking.startAnimation()
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
  }

  @Test("Blocks and keyframes inside are part of the animator")
  func nestedBlocks() {
    useClock()
    var isDone = false
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(withDuration: 0.1) {
        self.view.alpha = 0
      } completion: {
        isDone = $0
      }
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.view.center.y = 100
        }
      }
    }
    animator.fractionComplete = 0.75
    #expect(isNear(view.layer.presentationProperties(at: 50).opacity, 0.25))
    #expect(isNear(y, 50))
    animator.startAnimation()
    clock.advance(to: 50.5)
    #expect(isDone)
    #expect(view.center.y == 100)
  }

  @Test("An animator can be used again after its end")
  func reuse() {
    let animator = makeAnimator()
    animator.startAnimation()
    clock.advance(to: 51)
    animator.addAnimations { self.view.center.y = 0 }
    animator.startAnimation()
    clock.advance(to: 51.5)
    #expect(isNear(y, 50))
    clock.advance(to: 52)
    #expect(animator.state == .inactive)
  }

  @Test("Two animators of one property add up")
  func addition() {
    let first = makeAnimator()
    first.startAnimation()
    clock.advance(to: 50.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.y = 0 }
    second.startAnimation()
    #expect(isNear(y, 50))
    first.stopAnimation(true)
    #expect(isNear(y, 50))
    clock.advance(to: 51.5)
    #expect(isNear(y, view.center.y))
  }

  @Test("While animations are switched off it is over in the next turn")
  func switchedOff() {
    let animator = makeAnimator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    UIView.performWithoutAnimation { animator.startAnimation() }
    #expect(y == 100)
    clock.advance(to: 50)
    #expect(ends == [.end])
  }
}
