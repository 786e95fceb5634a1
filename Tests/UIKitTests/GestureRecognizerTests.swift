import Testing
import UIKit

@MainActor
struct GestureRecognizerTests {
  let stage = TouchStage()
  let view = TouchDiary(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let middle = CGPoint(x: 100, y: 100)

  init() {
    stage.window.addSubview(view)
  }

  // MARK: Taps

  @Test func aTapEndsWhenTheFingerIsLiftedAndTakesTheTouchFromTheView() {
    var states: [UIGestureRecognizer.State] = []
    let tap = UITapGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(tap)
    let touch = stage.app.touchDown(at: middle)
    #expect(view.entries == ["began"])
    #expect(tap.state == .possible)
    stage.app.touchUp(touch)
    #expect(states == [.ended])
    #expect(view.entries == ["began", "cancelled"])
    #expect(tap.state == .possible)
  }

  @Test func aTapThatCancelsNothingLeavesTheTouchToTheView() {
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    stage.tap(middle)
    #expect(count == 1)
    #expect(view.entries == ["began", "ended"])
  }

  @Test func aTapKnowsWhereItWas() {
    var place = CGPoint.zero
    var fingers = 0
    view.frame.origin = CGPoint(x: 20, y: 30)
    let tap = UITapGestureRecognizer { [view] tap in
      place = tap.location(in: view)
      fingers = tap.numberOfTouches
    }
    view.addGestureRecognizer(tap)
    stage.tap(middle)
    #expect(place == CGPoint(x: 80, y: 70))
    #expect(fingers == 1)
  }

  @Test(arguments: [(0.74, 1), (0.76, 0)])
  func aTapMustBeShort(hold: TimeInterval, expected: Int) {
    var count = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
    stage.tap(middle, hold: hold)
    #expect(count == expected)
  }

  @Test func aFingerThatWandersOffIsNoTap() {
    var count = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
    let touch = stage.app.touchDown(at: middle)
    stage.app.touchMove(touch, to: CGPoint(x: 150, y: 100))
    stage.app.touchUp(touch)
    #expect(count == 0)
    #expect(view.entries == ["began", "moved", "ended"])
  }

  @Test(arguments: [(0.34, 1), (0.36, 0)])
  func theSecondTapOfADoubleTapMustFollowSoon(pause: TimeInterval, expected: Int) {
    var count = 0
    let double = UITapGestureRecognizer { _ in count += 1 }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    stage.tap(middle)
    stage.run(pause)
    stage.tap(middle)
    #expect(count == expected)
  }

  @Test func theEndOfATouchIsHeldWhileADoubleTapIsPossible() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    stage.tap(middle)
    #expect(view.entries == ["began"])
    stage.run(0.4)
    #expect(view.entries == ["began", "ended"])
  }

  @Test func aDoubleTapTakesBothTouchesFromTheView() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    stage.tap(middle)
    stage.run(0.1)
    stage.tap(middle)
    #expect(view.entries.filter { $0 == "cancelled" }.count == 1)
    #expect(!view.entries.contains("ended"))
  }

  @Test func singleAndDoubleTapBothFireUnlessOneWaits() {
    var log: [String] = []
    let single = UITapGestureRecognizer { _ in log.append("single") }
    let double = UITapGestureRecognizer { _ in log.append("double") }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    stage.tap(middle)
    stage.run(0.1)
    stage.tap(middle)
    #expect(log == ["single", "double"])

    stage.run(1)
    log = []
    single.require(toFail: double)
    stage.tap(middle)
    #expect(log == [])
    stage.run(0.4)
    #expect(log == ["single"])
    stage.tap(middle)
    stage.run(0.1)
    stage.tap(middle)
    stage.run(1)
    #expect(log == ["single", "double"])
  }

  @Test func aTapOfTwoFingersNeedsBoth() {
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    stage.tap(middle)
    #expect(count == 0)
    let one = stage.app.touchDown(at: middle)
    let two = stage.app.touchDown(at: CGPoint(x: 200, y: 100))
    stage.app.touchUp(one)
    #expect(count == 0)
    stage.app.touchUp(two)
    #expect(count == 1)
  }

  // MARK: Long press

  @Test func aLongPressBeginsAfterHalfASecondAndFollowsTheFinger() {
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
    let touch = stage.app.touchDown(at: middle)
    stage.run(0.49)
    #expect(states == [])
    stage.run(0.02)
    #expect(states == [.began])
    #expect(view.entries == ["began", "cancelled"])
    stage.app.touchMove(touch, to: CGPoint(x: 150, y: 100))
    stage.app.touchUp(touch)
    #expect(states == [.began, .changed, .ended])
  }

  @Test(arguments: [(CGFloat(10), 1), (CGFloat(11), 0)])
  func aLongPressAllowsTenPoints(distance: CGFloat, expected: Int) {
    var count = 0
    view.addGestureRecognizer(UILongPressGestureRecognizer { _ in count += 1 })
    let touch = stage.app.touchDown(at: middle)
    stage.app.touchMove(touch, to: CGPoint(x: middle.x + distance, y: middle.y))
    stage.run(1)
    #expect(count == expected)
  }

  @Test func aLongPressKeepsTheTapFromHappening() {
    var taps = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    view.addGestureRecognizer(UILongPressGestureRecognizer())
    stage.tap(middle, hold: 0.6)
    #expect(taps == 0)
    stage.tap(middle, hold: 0.1)
    #expect(taps == 1)
  }

  // MARK: Pan

  @Test func aPanBeginsTenPointsFromItsStartAndCountsFromThere() {
    var states: [UIGestureRecognizer.State] = []
    var translations: [CGPoint] = []
    let pan = UIPanGestureRecognizer {
      states.append($0.state)
      translations.append($0.translation(in: nil))
    }
    view.addGestureRecognizer(pan)
    let touch = stage.app.touchDown(at: middle)
    stage.app.touchMove(touch, to: CGPoint(x: 109, y: 100))
    #expect(states == [])
    stage.app.touchMove(touch, to: CGPoint(x: 110, y: 100))
    stage.app.touchMove(touch, to: CGPoint(x: 125, y: 107))
    stage.app.touchUp(touch)
    #expect(states == [.began, .changed, .ended])
    #expect(translations == [.zero, CGPoint(x: 15, y: 7), CGPoint(x: 15, y: 7)])
    #expect(view.entries == ["began", "moved", "cancelled"])
  }

  @Test func aPanKnowsItsSpeed() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let touch = stage.drag(from: middle, to: CGPoint(x: 200, y: 50), seconds: 0.5)
    #expect(abs(pan.velocity(in: nil).x - 200) < 1e-6)
    #expect(abs(pan.velocity(in: nil).y + 100) < 1e-6)
    stage.run(0.2)
    #expect(pan.velocity(in: nil) == .zero)
    stage.app.touchUp(touch)
  }

  @Test func aPanOfTwoFingersMovesWithTheirMiddle() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    view.addGestureRecognizer(pan)
    let one = stage.app.touchDown(at: middle)
    stage.app.touchMove(one, to: CGPoint(x: 150, y: 100))
    #expect(pan.state == .possible)
    let two = stage.app.touchDown(at: CGPoint(x: 200, y: 200))
    pan.setTranslation(.zero, in: nil)
    stage.app.touchMove(one, to: CGPoint(x: 150, y: 160))
    #expect(pan.state == .began)
    stage.app.touchMove(two, to: CGPoint(x: 200, y: 240))
    #expect(pan.state == .changed)
    stage.app.touchUp(one)
    #expect(pan.state == .ended)
    stage.app.touchUp(two)
    #expect(pan.state == .possible)
  }

  @Test func aPanFailsWithTooManyFingers() {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    _ = stage.app.touchDown(at: middle)
    let two = stage.app.touchDown(at: CGPoint(x: 200, y: 200))
    stage.app.touchMove(two, to: CGPoint(x: 250, y: 200))
    #expect(pan.state == .failed)
  }

  @Test func setTranslationStartsTheCountAnew() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let touch = stage.app.touchDown(at: middle)
    stage.app.touchMove(touch, to: CGPoint(x: 150, y: 100))
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 0))
    pan.setTranslation(.zero, in: view)
    stage.app.touchMove(touch, to: CGPoint(x: 155, y: 101))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 1))
  }

  // MARK: Between recognisers

  @Test func theInnerOfTwoRecognisersWins() {
    var log: [String] = []
    let inner = TouchDiary(frame: view.bounds)
    view.addSubview(inner)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("outer") })
    inner.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("inner") })
    stage.tap(middle)
    #expect(log == ["inner"])
  }

  @Test func aDelegateLetsBothRecognise() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    var log: [String] = []
    let both = Both()
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let outerTap = UITapGestureRecognizer { _ in log.append("outer") }
    outerTap.delegate = both
    view.addGestureRecognizer(outerTap)
    inner.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("inner") })
    stage.tap(middle)
    #expect(log == ["inner", "outer"])
  }

  @Test func aDelegateMayRefuseTouchesAndBeginnings() {
    final class Choosy: UIGestureRecognizerDelegate {
      var receives = true
      var begins = true

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { receives }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins
      }
    }
    var count = 0
    let choosy = Choosy()
    let tap = UITapGestureRecognizer { _ in count += 1 }
    tap.delegate = choosy
    view.addGestureRecognizer(tap)
    choosy.receives = false
    stage.tap(middle)
    choosy.receives = true
    choosy.begins = false
    stage.tap(middle)
    #expect(count == 0)
    #expect(view.entries == ["began", "ended", "began", "ended"])
    choosy.begins = true
    stage.tap(middle)
    #expect(count == 1)
  }

  @Test func aDelegateCanOrderOneRecogniserAfterTheOther() {
    final class Order: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer is UILongPressGestureRecognizer }
    }
    let order = Order()
    let pan = UIPanGestureRecognizer()
    pan.delegate = order
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 50
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(press)
    let touch = stage.app.touchDown(at: middle)
    stage.app.touchMove(touch, to: CGPoint(x: 130, y: 100))
    #expect(pan.state == .possible)
    stage.app.touchMove(touch, to: CGPoint(x: 160, y: 100))
    #expect(press.state == .failed)
    #expect(pan.state == .began)
  }

  @Test func aBeginningIsHeldBackUntilTheRecogniserFails() {
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    view.addGestureRecognizer(press)
    let touch = stage.app.touchDown(at: middle)
    stage.app.touchMove(touch, to: CGPoint(x: 105, y: 100))
    #expect(view.entries == [])
    stage.app.touchMove(touch, to: CGPoint(x: 120, y: 100))
    #expect(view.entries == ["began", "moved"])
    stage.app.touchUp(touch)
    #expect(view.entries == ["began", "moved", "ended"])
  }

  @Test func aBeginningHeldByARecognisedGestureIsNeverTold() {
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    view.addGestureRecognizer(press)
    stage.tap(middle, hold: 0.6)
    #expect(view.entries == [])
  }

  @Test func switchingOffOrRemovingARecogniserCancelsIt() {
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(press)
    let touch = stage.app.touchDown(at: middle)
    stage.run(0.6)
    press.isEnabled = false
    #expect(states == [.began, .cancelled])
    stage.app.touchUp(touch)
    press.isEnabled = true
    let second = stage.app.touchDown(at: middle)
    stage.run(0.6)
    view.removeGestureRecognizer(press)
    #expect(states == [.began, .cancelled, .began, .cancelled])
    #expect(view.gestureRecognizers == nil)
    stage.app.touchUp(second)
  }

  @Test func aTakenAwayFingerCancelsGestureAndView() {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    let touch = stage.drag(from: middle, to: CGPoint(x: 150, y: 100), seconds: 1.0 / 60)
    stage.app.touchCancel(touch)
    #expect(states == [.began, .cancelled])
    #expect(view.entries == ["began", "moved", "cancelled"])
  }

  @Test func aRecogniserThatDecidesNothingDoesNotHoldTheTouchForever() {
    view.addGestureRecognizer(UIGestureRecognizer())
    stage.tap(middle)
    #expect(view.entries == ["began", "ended"])
  }

  // MARK: Targets

  @Test func targetsAreNotKeptAlive() {
    @MainActor final class Listener {
      var count = 0
      func heard(_ tap: UITapGestureRecognizer) { count += 1 }
      func heardPlainly() { count += 10 }
    }
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    var listener: Listener? = Listener()
    weak let observed = listener
    tap.addTarget(listener!, action: Listener.heard)
    tap.addTarget(listener!, action: Listener.heardPlainly)
    stage.tap(middle)
    #expect(listener?.count == 11)
    tap.removeTarget(listener)
    stage.tap(middle)
    #expect(listener?.count == 11)
    tap.addTarget(listener!, action: Listener.heard)
    listener = nil
    #expect(observed == nil)
    stage.tap(middle)
  }

  @Test func aRecogniserIsMadeWithTargetAndMethodOrClosure() {
    @MainActor final class Listener {
      var log: [String] = []
      func heard(_ tap: UITapGestureRecognizer) { log.append("method") }
    }
    let listener = Listener()
    var count = 0
    view.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Listener.heard))
    stage.tap(middle)
    #expect(listener.log == ["method"])
    let other = UITapGestureRecognizer(target: listener) { _ in count += 1 }
    view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
    view.addGestureRecognizer(other)
    stage.tap(middle)
    #expect(count == 1)
  }
}
