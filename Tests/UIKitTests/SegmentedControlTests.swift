import Testing
import UIKit

@MainActor
struct SegmentedControlTests {
  let stage = TouchStage()

  private func make(_ items: [Any] = ["One", "Two", "Three"]) -> UISegmentedControl {
    stage.app.makeCurrent()
    let control = UISegmentedControl(items: items)
    control.frame = CGRect(x: 0, y: 100, width: 302, height: 32)
    stage.window.addSubview(control)
    stage.run(0)
    return control
  }

  /// Five letters of 0.55 em at 13 points are 35.75 wide, 36 in whole points: with 22 around,
  /// and a point between two segments, 176.
  @Test func theWidestTitleDecidesTheWidth() {
    let control = make()
    #expect(control.intrinsicContentSize == CGSize(width: 176, height: 31))
    #expect(control.alignmentRectInsets.bottom == 1)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 148)
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 204)
  }

  @Test func theChosenTitleIsMediumAlsoAfterMeasuring() {
    let control = make()
    control.selectedSegmentIndex = 0
    _ = control.intrinsicContentSize
    stage.run(0)
    let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.font.face.weight) == [0.23, 0, 0])
  }

  @Test func aTapChoosesAndSaysSoOnce() {
    let control = make()
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.tap(CGPoint(x: 150, y: 115))
    #expect(control.selectedSegmentIndex == 1)
    stage.tap(CGPoint(x: 150, y: 115))
    #expect(changes == 1)
    control.selectedSegmentIndex = 2
    #expect(changes == 1)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func theThumbIsDraggedFromSegmentToSegment() {
    let control = make()
    control.selectedSegmentIndex = 0
    stage.run(0)
    let touch = stage.drag(from: CGPoint(x: 50, y: 115), to: CGPoint(x: 250, y: 115))
    #expect(control.selectedSegmentIndex == 0)
    stage.app.touchUp(touch)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func aPressedTitleIsPaleWhileTheFingerIsInside() {
    let control = make()
    let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    let touch = stage.app.touchDown(at: CGPoint(x: 150, y: 115))
    #expect(labels.map { ($0.alpha * 10).rounded() } == [10, 2, 10])
    stage.app.touchMove(touch, to: CGPoint(x: 150, y: 300))
    #expect(labels.map(\.alpha) == [1, 1, 1])
    stage.app.touchUp(touch)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func disabledSegmentsAreNotChosen() {
    let control = make()
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(CGPoint(x: 150, y: 115))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!control.isEnabledForSegment(at: 1))
  }

  @Test func momentaryControlsForgetTheChoice() {
    let control = make()
    control.isMomentary = true
    var chosen = -2
    control.addAction(
      UIAction { _ in chosen = control.selectedSegmentIndex }, for: .valueChanged)
    stage.tap(CGPoint(x: 250, y: 115))
    #expect(chosen == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func segmentsComeAndGo() {
    let control = make()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.numberOfSegments == 4)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize.width == 0)
    stage.run(1)
  }
}
