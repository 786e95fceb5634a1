import Testing
import UIKit

@MainActor
struct AnimationTimingParametersTests {
  @Test("Cubic parameters report their curve and control points (FACTS 3.4)")
  func cubic() {
    let standard = UICubicTimingParameters()
    #expect(standard.animationCurve.rawValue == 5)
    #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.animationCurve.rawValue == 6)
    #expect(own.timingCurveType == .cubic)
    let named = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(named.animationCurve == .easeIn)
    #expect(named.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(named.timingCurveType == .builtin)
  }

  @Test("Spring parameters report when they settle (FACTS 3.5)")
  func settling() {
    #expect(abs(UISpringTimingParameters().settlingDuration - 0.505823782) < 1e-9)
    let slow = UISpringTimingParameters(
      mass: 0.5, stiffness: 40, damping: 1, initialVelocity: CGVector(dx: 6, dy: 8))
    #expect(abs(slow.settlingDuration - 7.4886077) < 1e-7)
    #expect(UISpringTimingParameters(dampingRatio: 0.5).settlingDuration == 0)
  }

  @Test("Springs by physics and curve 7 set the animator's duration, ratios keep to it")
  func durations() {
    let physical = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters())
    #expect(abs(physical.duration - 0.505823782) < 1e-9)
    #expect(UIViewPropertyAnimator(duration: 9, dampingRatio: 0.5).duration == 9)
    #expect(UIViewPropertyAnimator(duration: 9, curve: .keyboard).duration == 0.5)
    #expect(UIViewPropertyAnimator(duration: 9, curve: .linear).duration == 9)
  }
}
