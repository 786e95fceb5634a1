import Testing
import UIKit

@MainActor
struct AnimationBlockTests {
  private final class Panel: UIView {
    let bar = UIView()
    override func layoutSubviews() {
      bar.frame = CGRect(x: 0, y: bounds.height - 50, width: bounds.width, height: 50)
    }
  }

  private let clock = MediaClock(now: 100)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Other tests may have run since `init`.
  private func useClock() {
    CATransaction.flush()
    MediaClock.current = clock
    UIView.setAnimationsEnabled(true)
  }

  private func y(_ time: Double) -> CGFloat {
    view.layer.presentationProperties(at: time).position.y
  }

  private func progress(
    at time: Double, of animate: (@escaping () -> Void) -> Void
  ) -> CGFloat {
    useClock()
    view.layer.removeAllAnimations()
    view.center.y = 0
    animate { self.view.center.y = 1000 }
    return y(clock.now + time) / 1000
  }

  @Test("A block changes the model at once and the look on the ease-in-out curve")
  func block() {
    let value = progress(at: 0.1) { UIView.animate(withDuration: 0.4, animations: $0) }
    #expect(abs(value - UnitBezier.easeInOut.progress(at: 0.25)) < 1e-9)
    #expect(view.center.y == 1000)
    clock.advance(to: 100.4)
    #expect(!view.layer.isAnimated)
  }

  @Test("Options choose the curve")
  func curves() {
    let curves: [(UIView.AnimationOptions, Double)] = [
      (.curveEaseInOut, UnitBezier.easeInOut.progress(at: 0.25)),
      (.curveEaseIn, UnitBezier.easeIn.progress(at: 0.25)),
      (.curveEaseOut, UnitBezier.easeOut.progress(at: 0.25)),
      (.curveLinear, 0.25),
    ]
    for (options, expected) in curves {
      let value = progress(at: 0.1) {
        UIView.animate(withDuration: 0.4, delay: 0, options: options, animations: $0)
      }
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("Curve 7 is the keyboard's spring for half a second, whatever duration is named")
  func curveSeven() {
    for duration in [0.01, 0.25, 3] {
      for time in [0.05, 0.125, 0.25, 0.5] {
        let value = progress(at: time) {
          UIView.animate(
            withDuration: duration, delay: 0,
            options: UIView.AnimationOptions(rawValue: 7 << 16), animations: $0)
        }
        let expected = time < 0.5 ? SpringTiming.keyboard.progress(at: time) : 1
        #expect(abs(value - expected) < 1e-9)
      }
    }
    let instant = progress(at: 0) {
      UIView.animate(
        withDuration: 0, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
        animations: $0)
    }
    #expect(instant == 1)
  }

  @Test("Curves by number: 7 is taken, unknown ones are refused")
  func curveNumbers() {
    #expect(UIView.AnimationCurve(rawValue: 7) == .keyboard)
    #expect(
      [0, 1, 2, 3].map { UIView.AnimationCurve(rawValue: $0) } == [
        .easeInOut, .easeIn, .easeOut, .linear,
      ])
    for number in [-1, 4, 8, 100] {
      #expect(UIView.AnimationCurve(rawValue: number) == nil)
    }
  }

  @Test("Options have UIKit's bits")
  func bits() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 65536),
      (.curveEaseOut, 131072), (.curveLinear, 196608),
    ]
    for (option, bits) in options { #expect(option.rawValue == bits) }
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue == 3072)
  }

  @Test("Springs by damping ratio settle within their duration (FACTS 3.6)")
  func dampedSpring() {
    let spring = SpringTiming(dampingRatio: 0.5, duration: 0.5, initialVelocity: 2)
    let value = progress(at: 0.1) {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
        animations: $0)
    }
    #expect(abs(value - spring.progress(at: 0.1)) < 1e-9)
    clock.advance(to: 100.5)
    #expect(!view.layer.isAnimated)
  }

  @Test("Springs by duration and bounce run until they have settled (FACTS 3.7)")
  func bouncySpring() {
    let spring = SpringTiming(perceptualDuration: 0.4, bounce: 0.3)
    let value = progress(at: 0.3) {
      UIView.animate(springDuration: 0.4, bounce: 0.3, animations: $0)
    }
    #expect(abs(value - spring.progress(at: 0.3)) < 1e-9)
    clock.advance(to: 100 + spring.parametersSettlingDuration - 0.01)
    #expect(view.layer.isAnimated)
    clock.advance(to: 100 + spring.parametersSettlingDuration)
    #expect(!view.layer.isAnimated)
  }

  @Test("A delay shows the old look until it has passed")
  func delay() {
    useClock()
    var isDone = false
    UIView.animate(
      withDuration: 1, delay: 2, options: .curveLinear, animations: { self.view.alpha = 0 },
      completion: { _ in isDone = true })
    #expect(view.alpha == 0)
    #expect(view.layer.presentationProperties(at: 101.9).opacity == 1)
    #expect(view.layer.presentationProperties(at: 102.5).opacity == 0.5)
    clock.advance(to: 102.9)
    #expect(!isDone)
    clock.advance(to: 103)
    #expect(isDone)
  }

  @Test("Completions come in order of their ends and say whether they were reached")
  func completions() {
    useClock()
    let other = UIView()
    var ends: [String] = []
    UIView.animate(
      withDuration: 0.3, animations: { self.view.alpha = 0 },
      completion: { ends.append("fade \($0)") })
    UIView.animate(
      withDuration: 0.2, animations: { other.alpha = 0 }, completion: { ends.append("other \($0)") }
    )
    UIView.animate(
      withDuration: 0.9, animations: { self.view.center.x = 50 },
      completion: { ends.append("move \($0)") })
    clock.advance(to: 100.4)
    #expect(ends == ["other true", "fade true"])
    view.layer.removeAllAnimations()
    #expect(ends == ["other true", "fade true", "move false"])
  }

  @Test("Without duration everything changes at once and completes in the next turn")
  func noDuration() {
    useClock()
    var result: Bool?
    UIView.animate(
      withDuration: 0, animations: { self.view.alpha = 0 }, completion: { result = $0 })
    #expect(!view.layer.isAnimated)
    #expect(result == nil)
    clock.advance(to: 100)
    #expect(result == true)
  }

  @Test("A block that changes nothing completes in the next turn")
  func nothingToDo() {
    useClock()
    var result: Bool?
    UIView.animate(withDuration: 5, animations: {}, completion: { result = $0 })
    clock.advance(to: 100)
    #expect(result == true)
  }

  @Test("performWithoutAnimation and setAnimationsEnabled switch blocks off")
  func switchedOff() {
    useClock()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        self.view.center.y = 50
        UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
      }
      #expect(UIView.areAnimationsEnabled)
      self.view.center.x = 60
    }
    #expect(view.layer.presentationProperties(at: 100).position == CGPoint(x: 5, y: 50))
    #expect(view.layer.animationKeys() == ["position"])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { self.view.alpha = 1 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test("Nested blocks take over duration and curve unless they override them")
  func nesting() {
    useClock()
    func shown(_ change: @escaping () -> Void, options: UIView.AnimationOptions) -> CGFloat {
      view.alpha = 1
      view.layer.removeAllAnimations()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 0.5, delay: 0, options: options, animations: change)
      }
      return view.layer.presentationProperties(at: 100.25).opacity
    }
    let fade = { self.view.alpha = 0 }
    #expect(abs(shown(fade, options: .curveEaseIn) - 0.875) < 1e-9)
    #expect(
      abs(shown(fade, options: [.curveEaseIn, .overrideInheritedDuration]) - 0.5) < 1e-9)
    #expect(
      abs(
        shown(fade, options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve])
          - (1 - UnitBezier.easeIn.progress(at: 0.5))) < 1e-9)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("Layout inside the block is animated")
  func layoutInBlock() {
    useClock()
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    panel.addSubview(panel.bar)
    panel.layoutIfNeeded()
    #expect(panel.bar.center.y == 175)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      panel.bounds.size.height = 100
      panel.layoutIfNeeded()
    }
    #expect(panel.bar.layer.presentationProperties(at: 100.5).position.y == 125)
    UIView.animate(withDuration: 1, delay: 1, options: [.curveLinear, .layoutSubviews]) {
      panel.bounds.size.height = 300
    }
    #expect(panel.bar.center.y == 275)
    #expect(panel.bar.layer.presentationProperties(at: 101.5).position.y == 175)
  }

  @Test("A hide interrupted by a show goes on without a jump and rests at the end")
  func interruption() {
    useClock()
    let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)
    view.center.y = 508
    UIView.animate(withDuration: 0.25, delay: 0, options: keyboard) { self.view.center.y = 844 }
    clock.advance(to: 100.1)
    let turning = y(100.1)
    UIView.animate(withDuration: 0.25, delay: 0, options: keyboard) { self.view.center.y = 508 }
    #expect(abs(y(100.1) - turning) < 1e-9)
    var last = turning
    for frame in 1...30 {
      let here = y(100.1 + Double(frame) / 60)
      #expect(here < 844)
      #expect(abs(here - last) < 336 * 0.12)
      last = here
    }
    #expect(y(100.6) == 508)
    for step in 0..<10 {
      clock.advance(to: 101 + Double(step) * 0.05)
      UIView.animate(withDuration: 0.25, delay: 0, options: keyboard) {
        self.view.center.y = step % 2 == 0 ? 508 : 844
      }
    }
    clock.advance(to: 102)
    #expect(y(102) == 844)
    #expect(!view.layer.isAnimated)
  }

  @Test("Repeating runs until it is taken off, or a number of times")
  func repeating() {
    useClock()
    var result: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { self.view.alpha = 0 }, completion: { result = $0 })
    clock.advance(to: 150)
    #expect(view.layer.presentationProperties(at: 150.25).opacity == 0.75)
    #expect(view.layer.presentationProperties(at: 151.25).opacity == 0.25)
    view.layer.removeAllAnimations()
    #expect(result == false)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { self.view.alpha = 1 }
    } completion: {
      result = $0
    }
    clock.advance(to: 155.9)
    #expect(view.layer.isAnimated)
    clock.advance(to: 156)
    #expect(result == true)
  }

  @Test("Animated views take no touches unless they are allowed to")
  func touches() {
    useClock()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(view)
    let point = CGPoint(x: 5, y: 5)
    #expect(container.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
    #expect(container.hitTest(point, with: nil) === container)
    clock.advance(to: 101)
    #expect(container.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      self.view.alpha = 1
    }
    #expect(container.hitTest(point, with: nil) === view)
  }

  @Test("Keyframes make one motion, paced as a whole by the curve")
  func keyframes() {
    useClock()
    view.center.y = 0
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.view.center.y = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.view.center.y = 40
        self.view.alpha = 0
      }
    }
    #expect(y(100.5) == 50)
    #expect(y(101) == 100)
    #expect(y(101.5) == 70)
    #expect(view.layer.presentationProperties(at: 101).opacity == 1)
    #expect(view.layer.presentationProperties(at: 101.5).opacity == 0.5)
  }

  @Test("The old style animates what changes between begin and commit")
  func beginAndCommit() {
    let value = progress(at: 0.125) { changes in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.25)
      UIView.setAnimationCurve(UIView.AnimationCurve(rawValue: 7)!)
      UIView.setAnimationBeginsFromCurrentState(true)
      changes()
      UIView.commitAnimations()
    }
    #expect(abs(value - SpringTiming.keyboard.progress(at: 0.125)) < 1e-9)
    view.center.y = 3
    clock.advance(to: 100.5)
    #expect(!view.layer.isAnimated)
  }

  @Test("A frame alone equals the same frame after all others")
  func framesAreIndependent() {
    func snapshot(drawing frames: Range<Int>) -> LayerSnapshot {
      let clock = MediaClock()
      MediaClock.current = clock
      let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      panel.addSubview(panel.bar)
      panel.layoutIfNeeded()
      clock.schedule(at: 0.1) {
        UIView.animate(withDuration: 0.3) {
          panel.bounds.size.height = 120
          panel.layoutIfNeeded()
          panel.backgroundColor = .red
        }
      }
      clock.schedule(at: 0.2) {
        UIView.animate(
          withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
        ) {
          panel.center.y = 300
        }
      }
      for frame in frames {
        clock.advance(to: Double(frame) / 60)
        _ = panel.layer.snapshot(at: clock.now)
      }
      clock.advance(to: 17.0 / 60)
      return panel.layer.snapshot(at: 17.0 / 60)
    }
    #expect(snapshot(drawing: 0..<0) == snapshot(drawing: 0..<17))
  }
}
