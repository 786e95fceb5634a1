import Testing

@testable import UIKit

@MainActor
struct ScrollViewTests {
  let stage = TouchStage(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    stage.window.addSubview(scrollView)
  }

  @MainActor private final class Log: UIScrollViewDelegate {
    var entries: [String] = []
    var scrolls = 0
    var velocity = CGPoint.zero
    var target: CGPoint?
    var proposed = CGPoint.zero

    private func add(_ entry: String) { entries.append(entry) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
      if entries.last != "didScroll" { add("didScroll") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      proposed = targetContentOffset.pointee
      if let target { targetContentOffset.pointee = target }
      add("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      add("didEndDragging \(willDecelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      add("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      add("didEndScrollingAnimation")
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("didScrollToTop") }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      add("didChangeAdjustedContentInset")
    }
  }

  private func prepare(
    height: CGFloat = 2000, behavior: UIScrollView.ContentInsetAdjustmentBehavior = .never
  ) {
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = CGSize(width: 390, height: height)
    stage.run(0)
  }

  private func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.35) -> Bool {
    abs(one - other) <= tolerance
  }

  /// The display shows frames at multiples of 1/60 s.
  private func nextFrame(after time: TimeInterval) -> TimeInterval {
    (time * 60 - 1e-6).rounded(.up) / 60
  }

  // MARK: Insets and limits

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(1000), CGFloat(0), CGFloat(0)),
    (.always, 100, 47, 34), (.scrollableAxes, 1000, 47, 34), (.scrollableAxes, 800, 0, 0),
    (.automatic, 1000, 47, 34), (.automatic, 800, 0, 0),
  ])
  func theSafeAreaIsAddedWhereTheBehaviourSays(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, top: CGFloat,
    bottom: CGFloat
  ) {
    prepare(height: height, behavior: behavior)
    #expect(
      scrollView.adjustedContentInset
        == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    #expect(
      scrollView.adjustedContentInset
        == UIEdgeInsets(top: top + 10, left: 1, bottom: bottom + 20, right: 2))
  }

  @Test func forcedBouncingAddsTheSafeAreaToo() {
    prepare(height: 100, behavior: .scrollableAxes)
    #expect(scrollView.adjustedContentInset.top == 0)
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.adjustedContentInset.top == 47)
  }

  @Test func theMainScrollViewOfAControllerAlwaysAddsItAboveAndBelow() {
    stage.app.makeCurrent()
    let controller = UIViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(scrollView)
    prepare(height: 100, behavior: .automatic)
    #expect(scrollView.adjustedContentInset.top == 47)
    #expect(scrollView.contentOffset.y == -47)
  }

  @Test func contentAtItsStartStaysThereWhenTheTopInsetChanges() {
    let log = Log()
    scrollView.delegate = log
    prepare(behavior: .automatic)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -47))
    #expect(log.entries.contains("didChangeAdjustedContentInset"))
    scrollView.contentOffset.y = 100
    scrollView.contentInset.top = 30
    #expect(scrollView.contentOffset.y == 100)
  }

  /// Scenario O-02: 34 at rest; 336 under a keyboard; back again.
  @Test func theEndOfTheContentMeetsTheKeyboard() {
    prepare(height: 1000, behavior: .automatic)
    #expect(scrollView.limits(of: .vertical) == -47...190)
    scrollView.contentInset.bottom = 302
    #expect(scrollView.adjustedContentInset.bottom == 336)
    #expect(scrollView.limits(of: .vertical).upperBound == 492)
    scrollView.contentOffset.y = 492
    scrollView.contentInset.bottom = 0
    #expect(scrollView.contentOffset.y == 190)
  }

  @Test func shrinkingContentOrGrowingBoundsBringTheOffsetInside() {
    prepare(height: 2000)
    scrollView.contentOffset.y = 1156
    scrollView.contentSize.height = 1500
    #expect(scrollView.contentOffset.y == 656)
    scrollView.frame.size.height = 1000
    #expect(scrollView.contentOffset.y == 500)
    scrollView.frame.size.height = 800
    #expect(scrollView.contentOffset.y == 500)
  }

  @Test func anInsetTakenAwayInAnAnimationMovesTheContentWithIt() {
    prepare(height: 1000)
    scrollView.contentInset.bottom = 300
    scrollView.contentOffset.y = 456
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scrollView.contentInset.bottom = 0
    }
    #expect(scrollView.contentOffset.y == 156)
    let clock = stage.app.clock
    let shown = scrollView.layer.presentationProperties(at: clock.now + 0.5).bounds.origin.y
    #expect(near(shown, 306, 0.01))
  }

  // MARK: Scrolling to places

  /// Scenario O-03: visible height 343, fields 44 high with 12 points of room.
  @Test(arguments: [
    (CGFloat(40), CGFloat(0)), (280, 0), (287, 0), (288, 1), (290, 3),
  ])
  func revealingMovesNoFartherThanNeeded(y: CGFloat, offset: CGFloat) {
    scrollView.frame = CGRect(x: 0, y: 64, width: 375, height: 603)
    prepare(height: 900)
    scrollView.contentInset.bottom = 260
    scrollView.scrollRectToVisible(
      CGRect(x: 16, y: y - 12, width: 343, height: 68), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func revealingMovesUpAndStaysInsideTheLimits() {
    prepare(height: 1000)
    scrollView.contentOffset.y = 150
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
    #expect(scrollView.contentOffset.y == 100)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 500), animated: false)
    #expect(scrollView.contentOffset.y == 156)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 1000), animated: false)
    #expect(scrollView.contentOffset.y == 156)
  }

  @Test func anAnimatedChangeScrollsFrameByFrameAndTellsItsEnd() {
    let log = Log()
    scrollView.delegate = log
    prepare()
    log.entries = []
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scrollView.contentOffset.y == 0)
    stage.run(0.15)
    #expect(near(scrollView.contentOffset.y, 150))
    stage.run(0.2)
    #expect(scrollView.contentOffset.y == 300)
    #expect(log.entries == ["didScroll", "didEndScrollingAnimation"])
    #expect(log.scrolls == 18)
    #expect(stage.app.clock.nextDueTime == nil || !scrollView.isDecelerating)
  }

  @Test func anOffsetSetAtOnceEndsAnAnimatedChange() {
    prepare()
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.run(0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    stage.run(1)
    #expect(scrollView.contentOffset.y == 50)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    let log = Log()
    scrollView.delegate = log
    prepare(behavior: .automatic)
    scrollView.contentOffset.y = 500
    stage.app.scrollToTop()
    stage.run(0.4)
    #expect(scrollView.contentOffset.y == -47)
    #expect(log.entries.last == "didScrollToTop")
    let second = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(second)
    scrollView.contentOffset.y = 500
    stage.app.scrollToTop()
    stage.run(0.4)
    #expect(scrollView.contentOffset.y == 500)
    second.scrollsToTop = false
    stage.app.scrollToTop()
    stage.run(0.4)
    #expect(scrollView.contentOffset.y == -47)
  }

  // MARK: Dragging

  @Test func contentFollowsTheFingerFromTenPointsOn() {
    prepare()
    let touch = stage.app.touchDown(at: CGPoint(x: 200, y: 600))
    #expect(scrollView.isTracking)
    #expect(!scrollView.isDragging)
    stage.app.touchMove(touch, to: CGPoint(x: 200, y: 591))
    #expect(scrollView.contentOffset.y == 0)
    stage.app.touchMove(touch, to: CGPoint(x: 200, y: 500))
    #expect(scrollView.isDragging)
    #expect(scrollView.contentOffset.y == 90)
    stage.run(0.5)
    stage.app.touchUp(touch)
    #expect(!scrollView.isTracking)
    #expect(!scrollView.isDragging)
    #expect(!scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y == 90)
  }

  @Test func callsComeInApplesOrder() {
    let log = Log()
    scrollView.delegate = log
    prepare()
    log.entries = []
    let touch = stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.2)
    stage.app.touchUp(touch)
    #expect(scrollView.isDecelerating)
    #expect(near(log.velocity.y, 1, 1e-6))
    #expect(log.velocity.x == 0)
    stage.run(6)
    #expect(!scrollView.isDecelerating)
    #expect(
      log.entries == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    log.entries = []
    let slow = stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), seconds: 0.2)
    stage.run(0.2)
    stage.app.touchUp(slow)
    #expect(
      log.entries == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
  }

  /// 1000 points a second come to rest after 499.5 points, in 4.0 s (FACTS 5.5).
  @Test func aFlingFollowsTheFormula() {
    prepare(height: 10_000)
    let touch = stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.2)
    let log = Log()
    scrollView.delegate = log
    stage.app.touchUp(touch)
    let start = scrollView.contentOffset.y
    #expect(start == 190)
    #expect(near(log.proposed.y, 190 + 499.5))
    let curve = DecelerationCurve(start: start, velocity: 1000, rate: 0.998)
    let begin = stage.app.clock.now
    for step in 1...60 {
      let frame = nextFrame(after: begin + Double(step) / 60)
      stage.app.clock.advance(to: frame)
      #expect(near(scrollView.contentOffset.y, curve.position(at: frame - begin)))
    }
    stage.app.clock.advance(to: begin + 3.9)
    #expect(scrollView.isDecelerating)
    stage.app.clock.advance(to: begin + 4.1)
    #expect(!scrollView.isDecelerating)
    #expect(near(scrollView.contentOffset.y, 190 + 499.5))
  }

  @Test func aFlingDoesNotDependOnTheStepsOfTheClock() {
    func offset(steps: Int) -> CGFloat {
      let stage = TouchStage()
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.contentSize = CGSize(width: 390, height: 3000)
      stage.window.addSubview(view)
      stage.run(0)
      stage.app.touchUp(
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.2))
      let begin = stage.app.clock.now
      let end = nextFrame(after: begin + 1)
      for step in 1...steps {
        stage.app.clock.advance(to: begin + (end - begin) * Double(step) / Double(steps))
      }
      stage.app.clock.advance(to: end)
      return view.contentOffset.y
    }
    #expect(offset(steps: 1) == offset(steps: 60))
  }

  @Test func theFastRateStopsSooner() {
    let log = Log()
    scrollView.delegate = log
    prepare(height: 10_000)
    scrollView.decelerationRate = .fast
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.2))
    #expect(near(log.proposed.y, 190 + 99.5))
    stage.run(2)
    #expect(near(scrollView.contentOffset.y, 190 + 99.5))
  }

  @Test func theDelegateMayAimAFling() {
    let log = Log()
    log.target = CGPoint(x: 0, y: 800)
    scrollView.delegate = log
    prepare(height: 10_000)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.2))
    stage.run(6)
    #expect(scrollView.contentOffset.y == 800)
  }

  @Test func beyondItsEndContentResistsAndSpringsBack() {
    prepare()
    let touch = stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 310))
    let shown = RubberBand(length: 844).displayed(for: 100)
    #expect(near(scrollView.contentOffset.y, -shown))
    stage.run(0.2)
    stage.app.touchUp(touch)
    #expect(scrollView.isDecelerating)
    let begin = stage.app.clock.now
    let start = scrollView.contentOffset.y
    let frame = nextFrame(after: begin + 0.25)
    stage.app.clock.advance(to: frame)
    let curve = BounceCurve(overshoot: start, velocity: 0)
    #expect(near(scrollView.contentOffset.y, curve.position(at: frame - begin)))
    stage.run(2)
    #expect(scrollView.contentOffset.y == 0)
    #expect(!scrollView.isDecelerating)
  }

  @Test func contentCaughtBeyondItsEndGoesOnFromThere() {
    prepare()
    let first = stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 310))
    stage.app.touchUp(first)
    stage.run(0.1)
    let caught = stage.app.touchDown(at: CGPoint(x: 200, y: 300))
    let shown = scrollView.contentOffset.y
    #expect(shown < -5)
    stage.run(0.5)
    #expect(scrollView.contentOffset.y == shown)
    stage.app.touchMove(caught, to: CGPoint(x: 200, y: 310))
    #expect(near(scrollView.contentOffset.y, shown))
    stage.app.touchUp(caught)
    stage.run(2)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func withoutBouncingContentStopsAtItsEnd() {
    prepare()
    scrollView.bounces = false
    let touch = stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 310))
    #expect(scrollView.contentOffset.y == 0)
    stage.app.touchUp(touch)
    #expect(!scrollView.isDecelerating)
  }

  @Test func contentThatFitsMovesOnlyIfBouncingIsForced() {
    prepare(height: 500)
    let touch = stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 310))
    #expect(!scrollView.isDragging)
    stage.app.touchUp(touch)
    scrollView.alwaysBounceVertical = true
    let second = stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 310))
    #expect(scrollView.contentOffset.y < -50)
    stage.app.touchUp(second)
    stage.run(2)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aTouchStopsAFlingAndTouchesNothing() {
    let log = Log()
    scrollView.delegate = log
    var taps = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 390, height: 10_000)
    scrollView.addSubview(button)
    prepare(height: 10_000)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.2))
    stage.run(0.2)
    let before = scrollView.contentOffset.y
    stage.tap(CGPoint(x: 200, y: 400))
    #expect(!scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y == before)
    #expect(log.entries.last == "didEndDecelerating")
    #expect(taps == 0)
    stage.tap(CGPoint(x: 200, y: 400))
    #expect(taps == 1)
  }

  @Test func pagingEndsAtMultiplesOfTheWidth() {
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 1560, height: 844)
    stage.run(0)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), seconds: 0.1))
    stage.run(3)
    #expect(scrollView.contentOffset.x == 390)
    let slow = stage.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), seconds: 0.5)
    stage.run(0.2)
    stage.app.touchUp(slow)
    stage.run(3)
    #expect(scrollView.contentOffset.x == 390)
    let far = stage.drag(
      from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400), seconds: 0.5)
    stage.run(0.2)
    stage.app.touchUp(far)
    stage.run(3)
    #expect(scrollView.contentOffset.x == 780)
  }

  @Test func aLockedDragStaysOnItsAxis() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    scrollView.contentOffset = CGPoint(x: 500, y: 500)
    stage.run(0)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 150, y: 200), seconds: 0.5))
    #expect(scrollView.contentOffset.x > 540)
    scrollView.setContentOffset(CGPoint(x: 500, y: 500), animated: false)
    scrollView.isDirectionalLockEnabled = true
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 150, y: 200), seconds: 0.5))
    stage.run(5)
    #expect(scrollView.contentOffset.x == 500)
    #expect(scrollView.contentOffset.y > 600)
  }

  @Test func aSwitchedOffScrollViewDoesNotScroll() {
    prepare()
    scrollView.isScrollEnabled = false
    stage.app.touchUp(stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400)))
    #expect(scrollView.contentOffset.y == 0)
    scrollView.isScrollEnabled = true
    stage.app.touchUp(stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400)))
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test func afterScrollingNothingIsLeftToDo() {
    prepare()
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.2))
    stage.run(10)
    #expect(stage.app.clock.nextDueTime == nil)
    #expect(stage.app.clock.liveAnimationCount == 0)
  }

  @Test func aScrollViewThatGoesAwayStopsMoving() {
    let stage = TouchStage()
    var scrollView: UIScrollView? = UIScrollView(frame: stage.window.bounds)
    weak let observed = scrollView
    scrollView?.contentSize = CGSize(width: 390, height: 5000)
    stage.window.addSubview(scrollView!)
    stage.run(0)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.2))
    #expect(scrollView?.isDecelerating == true)
    scrollView?.removeFromSuperview()
    #expect(scrollView?.isDecelerating == false)
    scrollView = nil
    stage.run(1)
    #expect(observed == nil)
    #expect(stage.app.clock.nextDueTime == nil)
  }

  // MARK: Nested

  @Test func aDragGoesToTheViewThatCanFollow() {
    prepare()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 2000, height: 200)
    scrollView.addSubview(inner)
    stage.run(0)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 200, y: 190), seconds: 0.5))
    #expect(inner.contentOffset.x > 50)
    #expect(scrollView.contentOffset.y == 0)
    stage.run(5)
    let across = inner.contentOffset.x
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 290), to: CGPoint(x: 180, y: 190), seconds: 0.5))
    #expect(inner.contentOffset.x == across)
    #expect(scrollView.contentOffset.y > 50)
  }

  @Test func atItsEndTheInnerViewLeavesTheDragToTheOuter() {
    prepare()
    scrollView.contentOffset.y = 100
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 390, height: 600)
    scrollView.addSubview(inner)
    stage.run(0)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 280), seconds: 0.5))
    #expect(inner.contentOffset.y == 0)
    #expect(scrollView.contentOffset.y < 50)
    stage.run(3)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), seconds: 0.5))
    #expect(inner.contentOffset.y > 50)
  }

  // MARK: Touches of the content

  @Test func contentHearsOfATouchAfterADelayOrAtItsEnd() {
    let diary = TouchDiary(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.addSubview(diary)
    prepare()
    let touch = stage.app.touchDown(at: CGPoint(x: 100, y: 100))
    stage.run(0.14)
    #expect(diary.entries == [])
    stage.run(0.02)
    #expect(diary.entries == ["began"])
    stage.app.touchUp(touch)
    stage.tap(CGPoint(x: 100, y: 100))
    #expect(diary.entries == ["began", "ended", "began", "ended"])
    diary.entries = []
    scrollView.delaysContentTouches = false
    stage.app.touchUp(stage.app.touchDown(at: CGPoint(x: 100, y: 100)))
    #expect(diary.entries == ["began", "ended"])
  }

  @Test func aQuickDragTouchesNothingAndALateOneTakesTheTouchBack() {
    let diary = TouchDiary(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    scrollView.addSubview(diary)
    prepare()
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 450), seconds: 0.05))
    #expect(diary.entries == [])
    stage.run(5)
    let late = stage.app.touchDown(at: CGPoint(x: 100, y: 500))
    stage.run(0.3)
    stage.app.touchMove(late, to: CGPoint(x: 100, y: 450))
    stage.app.touchUp(late)
    #expect(diary.entries == ["began", "cancelled"])
  }

  @Test func aPressedControlKeepsItsTouch() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.addSubview(control)
    prepare()
    let touch = stage.app.touchDown(at: CGPoint(x: 100, y: 500))
    stage.run(0.3)
    #expect(control.isTracking)
    stage.app.touchMove(touch, to: CGPoint(x: 100, y: 400))
    #expect(!scrollView.isDragging)
    #expect(control.isTracking)
    stage.app.touchUp(touch)
    stage.app.touchUp(
      stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), seconds: 0.1))
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test func withoutCancellingContentKeepsItsTouch() {
    let diary = TouchDiary(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.addSubview(diary)
    prepare()
    scrollView.canCancelContentTouches = false
    let touch = stage.app.touchDown(at: CGPoint(x: 100, y: 500))
    stage.run(0.3)
    stage.app.touchMove(touch, to: CGPoint(x: 100, y: 400))
    #expect(!scrollView.isDragging)
    #expect(diary.entries == ["began", "moved"])
    stage.app.touchUp(touch)
  }

  @Test func aSubclassMayKeepTouchesFromContent() {
    final class Strict: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { false }
    }
    let strict = Strict(frame: scrollView.frame)
    let diary = TouchDiary(frame: strict.bounds)
    strict.addSubview(diary)
    stage.window.addSubview(strict)
    stage.tap(CGPoint(x: 100, y: 100), hold: 0.3)
    #expect(diary.entries == [])
  }

  // MARK: Indicators

  @Test func indicatorsShowWhileScrollingAndFade() throws {
    prepare(behavior: .automatic)
    #expect(scrollView.subviews.isEmpty)
    let touch = stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    let indicator = try #require(scrollView.subviews.last)
    #expect(indicator.alpha == 1)
    #expect(indicator.frame.width == 3)
    #expect(indicator.frame.maxX == 387)
    #expect(indicator.backgroundColor == UIColor(white: 0, alpha: 0.35))
    stage.run(0.2)
    stage.app.touchUp(touch)
    stage.run(0.06)
    #expect(indicator.alpha == 0)
    let clock = stage.app.clock
    let shown = indicator.layer.presentationProperties(at: clock.now + 0.1).opacity
    #expect(shown > 0.1 && shown < 0.9)
    stage.run(0.3)
    #expect(indicator.layer.presentationProperties(at: clock.now).opacity == 0)
  }

  @Test func indicatorsKeepTheirOwnInsets() throws {
    prepare(behavior: .automatic)
    scrollView.verticalScrollIndicatorInsets.bottom = 302
    scrollView.contentInset.bottom = 302
    scrollView.flashScrollIndicators()
    scrollView.contentOffset.y = scrollView.limits(of: .vertical).upperBound
    stage.run(0)
    let indicator = try #require(scrollView.subviews.last)
    let bottom = indicator.frame.maxY - scrollView.contentOffset.y
    #expect(near(bottom, 844 - 336 - 3, 0.01))
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(near(indicator.frame.maxY - scrollView.contentOffset.y, 844 - 302 - 3, 0.01))
    scrollView.indicatorStyle = .white
    #expect(indicator.backgroundColor == UIColor(white: 1, alpha: 0.5))
    scrollView.showsVerticalScrollIndicator = false
    #expect(indicator.isHidden)
  }

  // MARK: Wheel

  @Test func theWheelMovesTheInnermostViewThatCanFollow() {
    prepare()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 390, height: 260)
    scrollView.addSubview(inner)
    stage.run(0)
    let point = CGPoint(x: 100, y: 100)
    stage.app.scrollWheel(at: point, by: CGSize(width: 0, height: 100))
    #expect(inner.contentOffset.y == 60)
    stage.app.scrollWheel(at: point, by: CGSize(width: 0, height: 100))
    #expect(inner.contentOffset.y == 60)
    #expect(scrollView.contentOffset.y == 100)
    stage.app.scrollWheel(at: CGPoint(x: 100, y: 500), by: CGSize(width: 0, height: -500))
    #expect(scrollView.contentOffset.y == 0)
  }

  // MARK: Constraints

  @Test func constraintsBetweenContentAndEdgesDecideItsSize() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 1500)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -30),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor), height,
    ])
    stage.run(0)
    #expect(scrollView.contentSize == CGSize(width: 390, height: 1550))
    #expect(content.frame == CGRect(x: 0, y: 20, width: 390, height: 1500))
    scrollView.contentOffset.y = 706
    stage.run(0)
    #expect(content.frame == CGRect(x: 0, y: 20, width: 390, height: 1500))
    height.constant = 1000
    stage.run(0)
    #expect(scrollView.contentSize.height == 1050)
    #expect(scrollView.contentOffset.y == 206)
  }

  @Test func guidesStandForContentAndFrame() {
    let content = UIView()
    let badge = UIView()
    for view in [content, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    scrollView.contentInsetAdjustmentBehavior = .never
    let (inside, outside) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: inside.topAnchor),
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      content.widthAnchor.constraint(equalTo: outside.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1200),
      badge.topAnchor.constraint(equalTo: outside.topAnchor, constant: 10),
      badge.leadingAnchor.constraint(equalTo: outside.leadingAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 30),
      badge.heightAnchor.constraint(equalToConstant: 30),
    ])
    stage.run(0)
    #expect(scrollView.contentSize == CGSize(width: 390, height: 1200))
    #expect(inside.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 1200))
    scrollView.contentOffset.y = 200
    stage.run(0)
    #expect(badge.convert(badge.bounds, to: nil) == CGRect(x: 10, y: 10, width: 30, height: 30))
    #expect(outside.layoutFrame == CGRect(x: 0, y: 200, width: 390, height: 844))
  }
}
