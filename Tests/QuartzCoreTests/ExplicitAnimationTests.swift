import Foundation
import QuartzCore
import Testing

@MainActor
struct ExplicitAnimationTests {
  private final class Listener: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("stop \(flag)")
    }
  }

  private let clock = MediaClock(now: 10)
  private let root = CALayer()
  private let layer = CALayer()

  init() {
    MediaClock.current = clock
    root.addSublayer(layer)
  }

  /// Other tests may have run since `init`.
  private func useClock() {
    CATransaction.flush()
    MediaClock.current = clock
  }

  private func shown(_ time: Double) -> LayerProperties { layer.presentationProperties(at: time) }

  @Test("A basic animation shows its values and leaves the model alone")
  func basic() {
    useClock()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 10
    animation.toValue = 30.0
    animation.duration = 2
    layer.add(animation, forKey: "move")
    #expect(layer.position.x == 0)
    #expect(shown(10).position.x == 10)
    #expect(shown(11).position.x == 20)
    #expect(shown(12).position.x == 0)
    clock.advance(to: 12)
    #expect(layer.animationKeys() == nil)
  }

  @Test("What a basic animation is not given, the layer supplies")
  func missingValues() {
    useClock()
    layer.position.x = 100
    clock.advance(to: 20)
    func value(_ set: (CABasicAnimation) -> Void) -> CGFloat {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = 1
      set(animation)
      layer.add(animation, forKey: "x")
      return shown(20.5).position.x
    }
    #expect(value { $0.fromValue = 0 } == 50)
    #expect(value { $0.toValue = 0 } == 50)
    #expect(value { $0.byValue = 20 } == 110)
    #expect(value { ($0.fromValue, $0.byValue) = (0, 20) } == 10)
    #expect(value { ($0.toValue, $0.byValue) = (0, 20) } == -10)
    #expect(value { ($0.fromValue, $0.toValue, $0.isAdditive) = (-10, 0, true) } == 95)
  }

  @Test("Begin time, speed, offset, repeats and fill modes")
  func timing() {
    useClock()
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 100
    animation.toValue = 200
    animation.duration = 1
    animation.beginTime = 12
    layer.add(animation, forKey: "a")
    #expect(shown(11).cornerRadius == 0)
    #expect(shown(12.5).cornerRadius == 150)
    #expect(clock.liveAnimationCount == 0)

    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.speed = 2
    layer.add(animation, forKey: "a")
    #expect(shown(11).cornerRadius == 100)
    #expect(shown(12.25).cornerRadius == 150)
    clock.advance(to: 20)
    #expect(shown(20).cornerRadius == 200)
    #expect(clock.liveAnimationCount == 0)

    animation.beginTime = 0
    animation.speed = 1
    animation.fillMode = .removed
    animation.repeatCount = 2
    animation.autoreverses = true
    layer.add(animation, forKey: "a")
    #expect(shown(21.25).cornerRadius == 175)
    #expect(shown(23.75).cornerRadius == 125)
    #expect(shown(24).cornerRadius == 0)

    animation.autoreverses = false
    animation.repeatCount = 0
    animation.timeOffset = 0.5
    layer.add(animation, forKey: "a")
    #expect(shown(20.25).cornerRadius == 175)
    #expect(shown(20.75).cornerRadius == 125)

    animation.timeOffset = 0.25
    animation.speed = 0
    layer.add(animation, forKey: "a")
    #expect(shown(20.9).cornerRadius == 125)
    #expect(clock.liveAnimationCount == 0)
  }

  @Test("Springs move as FACTS 3.2 says")
  func spring() {
    useClock()
    let animation = CASpringAnimation(keyPath: "position")
    animation.mass = 3
    animation.stiffness = 1000
    animation.damping = 500
    animation.fromValue = CGPoint.zero
    animation.toValue = CGPoint(x: 0, y: 336)
    animation.duration = animation.settlingDuration
    layer.add(animation, forKey: "slide")
    #expect(animation.settlingDuration == 0.6)
    #expect(abs(shown(10.125).position.y - 223.44512762669416) < 1e-6)
  }

  @Test("Keyframes: linear, discrete, paced, cubic, with times and functions")
  func keyframes() {
    useClock()
    func value(_ time: Double, _ set: (CAKeyframeAnimation) -> Void) -> CGFloat {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.duration = 1
      animation.values = [0, 100, 300]
      set(animation)
      layer.add(animation, forKey: "x")
      return shown(10 + time).position.x
    }
    #expect(value(0.25) { _ in } == 50)
    #expect(value(0.75) { _ in } == 200)
    #expect(value(0.125) { $0.keyTimes = [0, 0.25, 1] } == 50)
    #expect(value(0.625) { $0.keyTimes = [0, 0.25, 1] } == 200)
    #expect(value(0.3) { $0.calculationMode = .discrete } == 0)
    #expect(value(0.4) { $0.calculationMode = .discrete } == 100)
    #expect(value(0.9) { $0.calculationMode = .discrete } == 300)
    #expect(abs(value(0.5) { $0.calculationMode = .paced } - 150) < 1e-9)
    #expect(abs(value(0.5) { $0.calculationMode = .cubic } - 100) < 1e-9)
    let smooth = value(0.75) { $0.calculationMode = .cubic }
    #expect(smooth > 150 && smooth < 200)
    let eased = value(0.25) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    #expect(abs(eased - 100 * UnitBezier.easeIn.progress(at: 0.5)) < 1e-9)
  }

  @Test("A path is followed")
  func path() {
    useClock()
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    layer.add(animation, forKey: "p")
    #expect(shown(10.25).position == CGPoint(x: 50, y: 0))
    #expect(shown(10.75).position == CGPoint(x: 100, y: 150))
    animation.calculationMode = .paced
    layer.add(animation, forKey: "p")
    #expect(abs(shown(10.5).position.y - 100) < 1e-9)
  }

  @Test("A group runs its animations together and cuts them off")
  func group() {
    useClock()
    let move = CABasicAnimation(keyPath: "position.y")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 2
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.beginTime = 0.5
    fade.duration = 1
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 1
    layer.add(group, forKey: "g")
    #expect(shown(10.25).position.y == 12.5)
    #expect(shown(10.25).opacity == 1)
    #expect(shown(10.75).opacity == 0.75)
    clock.advance(to: 11)
    #expect(layer.animationKeys() == nil)
  }

  @Test("A rotation goes as far as it says")
  func rotation() {
    useClock()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "spin")
    let quarter = shown(1000.25).transform
    #expect(abs(quarter.b - 1) < 1e-6)
    clock.advance(to: 50)
    #expect(clock.liveAnimationCount == 1)
  }

  @Test("Delegates hear of the beginning and of both kinds of end")
  func delegate() {
    useClock()
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    clock.advance(to: 11)
    #expect(listener.events == ["start", "stop true"])
    layer.add(animation, forKey: "fade")
    clock.advance(to: 11.5)
    layer.add(animation, forKey: "fade")
    clock.advance(to: 11.6)
    layer.removeAllAnimations()
    #expect(
      listener.events == [
        "start", "stop true", "start", "stop false", "start", "stop false",
      ])
    #expect(clock.liveAnimationCount == 0)
  }

  @Test("The layer keeps a copy")
  func copies() {
    useClock()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    animation.toValue = 0
    #expect(shown(10.5).opacity == 0.5)
    #expect(layer.animation(forKey: "fade") !== animation)
    #expect(layer.animation(forKey: "fade")?.duration == 1)
  }
}
