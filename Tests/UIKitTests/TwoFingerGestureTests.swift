import Foundation
import Testing

@testable import UIKit

@MainActor
struct TwoFingerGestureTests {
  let stage = TouchStage()

  /// Moves two fingers along straight lines at the same time.
  private func move(
    _ one: (CGPoint, CGPoint), _ other: (CGPoint, CGPoint), whileDown: () -> Void = {}
  ) {
    let first = stage.app.touchDown(at: one.0)
    let second = stage.app.touchDown(at: other.0)
    for step in 1...20 {
      stage.run(1 / 60)
      let part = CGFloat(step) / 20
      func between(_ ends: (CGPoint, CGPoint)) -> CGPoint {
        CGPoint(
          x: ends.0.x + (ends.1.x - ends.0.x) * part, y: ends.0.y + (ends.1.y - ends.0.y) * part)
      }
      stage.app.touchMove(first, to: between(one))
      stage.app.touchMove(second, to: between(other))
    }
    whileDown()
    stage.app.touchUp(first)
    stage.app.touchUp(second)
    stage.run(0.5)
  }

  @Test func aPinchScales() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    var states: [UIGestureRecognizer.State] = []
    var scale: CGFloat = 0
    view.addGestureRecognizer(
      UIPinchGestureRecognizer {
        states.append($0.state)
        scale = $0.scale
      })
    move(
      (CGPoint(x: 150, y: 400), CGPoint(x: 50, y: 400)),
      (CGPoint(x: 250, y: 400), CGPoint(x: 350, y: 400)))
    #expect(states.first == .began)
    #expect(states.last == .ended)
    // From 110, where it begins, to 300 points apart.
    #expect(scale > 2.5 && scale < 3)
  }

  @Test func aTurnRotates() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.window.addSubview(view)
    var rotation: CGFloat = 0
    view.addGestureRecognizer(UIRotationGestureRecognizer { rotation = $0.rotation })
    move(
      (CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 400)),
      (CGPoint(x: 300, y: 400), CGPoint(x: 100, y: 600)))
    #expect(rotation > 1.2 && rotation < .pi / 2)
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 300, y: 400), 1),
    (.left, CGPoint(x: 300, y: 400), 0), (.up, CGPoint(x: 200, y: 300), 1),
    (.down, CGPoint(x: 200, y: 500), 1),
  ])
  func aSwipeGoesItsWay(direction: UISwipeGestureRecognizer.Direction, end: CGPoint, count: Int) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.window.addSubview(view)
    var swipes = 0
    let swipe = UISwipeGestureRecognizer { _ in swipes += 1 }
    swipe.direction = direction
    view.addGestureRecognizer(swipe)
    let touch = stage.drag(from: CGPoint(x: 200, y: 400), to: end, seconds: 0.2)
    stage.app.touchUp(touch)
    #expect(swipes == count)
  }

  @Test func aSlowDragIsNoSwipe() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.window.addSubview(view)
    var swipes = 0
    view.addGestureRecognizer(UISwipeGestureRecognizer { _ in swipes += 1 })
    let touch = stage.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 140, y: 400), seconds: 0.6)
    stage.move(touch, from: CGPoint(x: 140, y: 400), to: CGPoint(x: 300, y: 400), seconds: 0.2)
    stage.app.touchUp(touch)
    #expect(swipes == 0)
  }

  // MARK: Zooming

  @MainActor private final class Zoomer: UIScrollViewDelegate {
    let view: UIView
    var ended: CGFloat?

    init(_ view: UIView) { self.view = view }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { ended = scale }
  }

  @Test func fingersZoomAndTheScaleSpringsBackToItsLimits() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let zoomer = Zoomer(picture)
    scrollView.delegate = zoomer
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.bounds.size
    scrollView.maximumZoomScale = 2
    stage.window.addSubview(scrollView)
    stage.run(0)
    move(
      (CGPoint(x: 150, y: 400), CGPoint(x: 20, y: 400)),
      (CGPoint(x: 250, y: 400), CGPoint(x: 380, y: 400))
    ) {
      #expect(scrollView.zoomScale > 2)
    }
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentSize == CGSize(width: 780, height: 1688))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 780, height: 1688))
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 390, height: 844), animated: false)
    #expect(scrollView.zoomScale == 1)
  }
}
