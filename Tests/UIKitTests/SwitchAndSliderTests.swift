import Testing
import UIKit

@MainActor
struct SwitchAndSliderTests {
  let stage = TouchStage()

  private func add(_ view: UIView, frame: CGRect) {
    stage.window.addSubview(view)
    view.frame = frame
    stage.run(0)
  }

  private func count(_ control: UIControl) -> () -> Int {
    final class Counter { var count = 0 }
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    return { counter.count }
  }

  // MARK: Switch

  @Test func aSwitchIs51By31AndConstraintsSee49() {
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 500, height: 1))
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.alignmentRectInsets.right == 2)
    toggle.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      toggle.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    stage.run(0)
    #expect(toggle.frame == CGRect(x: 341, y: 0, width: 51, height: 31))
  }

  @Test func aTapTogglesAndSaysSo() {
    let toggle = UISwitch()
    add(toggle, frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    let changes = count(toggle)
    stage.tap(CGPoint(x: 120, y: 115))
    #expect(toggle.isOn)
    #expect(changes() == 1)
    stage.tap(CGPoint(x: 120, y: 115))
    #expect(!toggle.isOn)
    #expect(changes() == 2)
    toggle.isOn = true
    #expect(changes() == 2)
  }

  @Test func aDragTogglesOnceAndBackAgainChangesNothing() {
    let toggle = UISwitch()
    add(toggle, frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    let changes = count(toggle)
    let start = CGPoint(x: 115, y: 115)
    var touch = stage.drag(from: start, to: CGPoint(x: 140, y: 115))
    stage.app.touchUp(touch)
    #expect(toggle.isOn)
    #expect(changes() == 1)
    stage.run(1)
    touch = stage.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 110, y: 115))
    stage.move(
      touch, from: CGPoint(x: 110, y: 115), to: CGPoint(x: 145, y: 115), seconds: 0.2)
    stage.app.touchUp(touch)
    #expect(toggle.isOn)
    #expect(changes() == 1)
    stage.run(1)
    touch = stage.drag(from: CGPoint(x: 135, y: 115), to: CGPoint(x: 165, y: 115))
    stage.app.touchUp(touch)
    #expect(toggle.isOn)
    #expect(changes() == 1)
  }

  @Test func aDisabledSwitchStays() {
    let toggle = UISwitch()
    toggle.isEnabled = false
    add(toggle, frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    stage.tap(CGPoint(x: 120, y: 115))
    #expect(!toggle.isOn)
    #expect(toggle.subviews.first?.alpha == 0.5)
  }

  @Test func theKnobSlidesForAQuarterSecondAndWidensUnderAFinger() throws {
    let toggle = UISwitch()
    add(toggle, frame: CGRect(x: 100, y: 100, width: 51, height: 31))
    let knob = try #require(toggle.subviews.first?.subviews.last)
    #expect(knob.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    toggle.setOn(true, animated: true)
    #expect(knob.frame.minX == 22)
    let now = stage.app.clock.now
    #expect(knob.layer.presentationProperties(at: now).position.x == 15.5)
    #expect(knob.layer.presentationProperties(at: now + 0.25).position.x == 35.5)
    stage.run(1)
    let touch = stage.app.touchDown(at: CGPoint(x: 120, y: 115))
    stage.run(0.5)
    #expect(knob.frame == CGRect(x: 15, y: 2, width: 34, height: 27))
    stage.app.touchUp(touch)
    stage.run(1)
    #expect(knob.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
  }

  // MARK: Slider

  @Test func aSliderIs31HighWithInsetsAroundItsAlignment() {
    let slider = UISlider()
    #expect(slider.intrinsicContentSize.height == 30)
    #expect(slider.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 31)
    let track = slider.trackRect(forBounds: bounds)
    #expect(track.minX == 2 && track.width == 196 && track.height == 4)
    let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: 1)
    #expect(thumb.size == CGSize(width: 28, height: 28))
    #expect(thumb.maxX == 200)
  }

  @Test func valuesStayWithinTheLimits() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20)
    slider.value = .nan
    #expect(slider.value == 20)
  }

  /// The thumb's middle goes from 14 to 186: 86 points are half of the way.
  @Test func theThumbFollowsTheFingerAndSaysSo() {
    let slider = UISlider()
    add(slider, frame: CGRect(x: 100, y: 100, width: 200, height: 31))
    let changes = count(slider)
    let touch = stage.drag(from: CGPoint(x: 116, y: 115), to: CGPoint(x: 202, y: 115))
    #expect(abs(slider.value - 0.5) < 1e-5)
    #expect(changes() == 12)
    stage.move(touch, from: CGPoint(x: 202, y: 115), to: CGPoint(x: 380, y: 115), seconds: 0.1)
    #expect(slider.value == 1)
    stage.app.touchUp(touch)
  }

  @Test func theTrackBesideTheThumbDoesNothing() {
    let slider = UISlider()
    add(slider, frame: CGRect(x: 100, y: 100, width: 200, height: 31))
    stage.tap(CGPoint(x: 250, y: 115))
    #expect(slider.value == 0)
  }

  @Test func withoutContinuityTheEndIsSaidOnce() {
    let slider = UISlider()
    slider.isContinuous = false
    add(slider, frame: CGRect(x: 100, y: 100, width: 200, height: 31))
    let changes = count(slider)
    let touch = stage.drag(from: CGPoint(x: 114, y: 115), to: CGPoint(x: 200, y: 115))
    #expect(changes() == 0)
    stage.app.touchUp(touch)
    #expect(changes() == 1)
  }
}
