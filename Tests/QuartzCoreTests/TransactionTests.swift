import Foundation
import QuartzCore
import Testing

@MainActor
struct TransactionTests {
  private let clock = MediaClock(now: 1)
  private let root = CALayer()
  private let layer = CALayer()

  init() {
    CATransaction.flush()
    MediaClock.current = clock
    root.addSublayer(layer)
    clock.advance(to: 2)
  }

  /// Other tests may have run since `init`.
  private func useClock() {
    CATransaction.flush()
    MediaClock.current = clock
  }

  private func shown(_ time: Double) -> LayerProperties { layer.presentationProperties(at: time) }

  @Test("A bare layer animates its changes for a quarter of a second on the default curve")
  func implicitAnimation() {
    useClock()
    layer.position.x = 100
    #expect(layer.position.x == 100)
    #expect(shown(2).position.x == 0)
    let expected = 100 * UnitBezier.standard.progress(at: 0.4)
    #expect(abs(shown(2.1).position.x - expected) < 1e-9)
    clock.advance(to: 2.25)
    #expect(!layer.isAnimated)
  }

  @Test("A layer that has never been seen does not animate")
  func newLayer() {
    useClock()
    let new = CALayer()
    new.position.x = 10
    root.addSublayer(new)
    new.position.x = 20
    #expect(!new.isAnimated)
    CATransaction.flush()
    new.position.x = 30
    #expect(new.isAnimated)
  }

  @Test("A change during an animation goes on from what is shown")
  func implicitInterruption() {
    useClock()
    layer.position.x = 100
    clock.advance(to: 2.1)
    let before = shown(2.1).position.x
    layer.position.x = 0
    #expect(abs(shown(2.1).position.x - before) < 1e-9)
    #expect(layer.animationKeys() == ["position"])
  }

  @Test("Transactions set duration and curve, inner ones inherit, and end")
  func settings() {
    useClock()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 100
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(shown(2.5).position.x == 50)
  }

  @Test("Actions can be switched off, for a transaction and for a layer")
  func disabledActions() {
    useClock()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 100
    CATransaction.commit()
    #expect(!layer.isAnimated)
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0
    #expect(!layer.isAnimated)
  }

  @Test("Settings outside of any group last until the end of the turn")
  func turnSettings() {
    useClock()
    CATransaction.setDisableActions(true)
    layer.position.x = 100
    clock.advance(to: 3)
    layer.position.x = 200
    #expect(shown(3).position.x == 100)
  }

  @Test("The completion block waits for all animations of its group and of inner ones")
  func completion() {
    useClock()
    var ends: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append("outer") }
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { ends.append("inner") }
    layer.position.x = 100
    CATransaction.commit()
    CATransaction.commit()
    clock.advance(to: 2.9)
    #expect(ends.isEmpty)
    clock.advance(to: 3)
    #expect(ends == ["inner", "outer"])
  }

  @Test("Without animations the completion block is called at the commit")
  func emptyCompletion() {
    useClock()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    CATransaction.commit()
    #expect(isDone)
  }
}
