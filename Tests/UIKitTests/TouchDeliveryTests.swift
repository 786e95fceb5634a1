import Testing
import UIKit

@MainActor
struct TouchDeliveryTests {
  let stage = TouchStage()
  let view = TouchDiary(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    stage.window.addSubview(view)
  }

  @Test func aViewHearsOfOneFingerUnlessItTakesSeveral() {
    let one = stage.app.touchDown(at: CGPoint(x: 50, y: 50))
    let two = stage.app.touchDown(at: CGPoint(x: 80, y: 50))
    #expect(view.entries == ["began"])
    stage.app.touchUp(two)
    stage.app.touchUp(one)
    #expect(view.entries == ["began", "ended"])
    view.entries = []
    view.isMultipleTouchEnabled = true
    let three = stage.app.touchDown(at: CGPoint(x: 50, y: 50))
    let four = stage.app.touchDown(at: CGPoint(x: 80, y: 50))
    stage.app.touchUp(three)
    stage.app.touchUp(four)
    #expect(view.entries == ["began", "began", "ended", "ended"])
  }

  @Test func anEventListsAllFingersAndOnlyOneOfThemActs() {
    final class Reader: UIView {
      var phases: [Set<Int>] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(Set((event?.allTouches ?? []).map(\.phase.rawValue)))
      }
    }
    let reader = Reader(frame: view.bounds)
    reader.isMultipleTouchEnabled = true
    view.addSubview(reader)
    _ = stage.app.touchDown(at: CGPoint(x: 50, y: 50))
    let two = stage.app.touchDown(at: CGPoint(x: 80, y: 50))
    stage.app.touchMove(two, to: CGPoint(x: 90, y: 50))
    #expect(reader.phases == [[UITouch.Phase.moved.rawValue, UITouch.Phase.stationary.rawValue]])
  }

  @Test func touchesThatNobodyHandlesGoUpTheResponderChain() {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(view.entries == ["began", "ended"])
  }

  @Test func tapsInARowAreCounted() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first?.tapCount ?? 0)
      }
    }
    let counter = Counter(frame: view.bounds)
    view.addSubview(counter)
    stage.tap(CGPoint(x: 50, y: 50))
    stage.run(0.3)
    stage.tap(CGPoint(x: 55, y: 50))
    stage.run(0.4)
    stage.tap(CGPoint(x: 55, y: 50))
    stage.run(0.1)
    stage.tap(CGPoint(x: 155, y: 50))
    #expect(counter.counts == [1, 2, 1, 1])
  }

  @Test func locationsAreInTheSpaceOfTheViewAskedFor() {
    view.frame.origin = CGPoint(x: 40, y: 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let touch = stage.app.touchDown(at: CGPoint(x: 190, y: 170))
    #expect(touch.view === view)
    #expect(touch.location(in: view) == CGPoint(x: 150, y: 150))
    #expect(touch.location(in: nil) == CGPoint(x: 190, y: 170))
    stage.app.touchMove(touch, to: CGPoint(x: 194, y: 170))
    #expect(touch.location(in: view) == CGPoint(x: 152, y: 150))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 150, y: 150))
  }

  @Test func theFrontmostWindowThatHasAViewThereGetsTheTouch() {
    stage.app.makeCurrent()
    let front = UIWindow(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    front.windowLevel = .alert
    front.isHidden = false
    #expect(stage.app.touchDown(at: CGPoint(x: 50, y: 250)).window === front)
    #expect(stage.app.touchDown(at: CGPoint(x: 50, y: 50)).window === stage.window)
  }

  @Test func aWindowThatGoesAwayUnderTheFingerCancelsTheTouch() {
    let touch = stage.app.touchDown(at: CGPoint(x: 50, y: 50))
    stage.window.isHidden = true
    stage.app.touchUp(touch)
    #expect(view.entries == ["began", "cancelled"])
  }

  @Test func aLiftedFingerDoesNothingMore() {
    let touch = stage.app.touchDown(at: CGPoint(x: 50, y: 50))
    stage.app.touchUp(touch)
    stage.app.touchMove(touch, to: CGPoint(x: 60, y: 50))
    stage.app.touchUp(touch)
    #expect(view.entries == ["began", "ended"])
  }
}
