import Testing
import UIKit

@MainActor
struct ControlTests {
  let stage = TouchStage()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  let inside = CGPoint(x: 150, y: 125)

  init() {
    stage.window.addSubview(control)
  }

  @MainActor private final class Log {
    var entries: [String] = []

    func attach(to control: UIControl) {
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      ]
      for (event, name) in events {
        control.addTarget(
          self, action: { [weak self] _, _ in self?.entries.append(name) }, for: event)
      }
    }
  }

  @Test func eventsHaveApplesRawValues() {
    #expect(UIControl.Event.touchDown.rawValue == 1)
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.touchCancel.rawValue == 256)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.editingChanged.rawValue == 131_072)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 524_288)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test func aTapSendsDownAndUpInside() {
    let log = Log()
    log.attach(to: control)
    stage.tap(inside)
    #expect(log.entries == ["down", "upInside"])
    stage.tap(inside)
    #expect(log.entries == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test func aFingerIsInsideUpToSeventyPointsAway() {
    let log = Log()
    log.attach(to: control)
    let touch = stage.app.touchDown(at: inside)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    stage.app.touchMove(touch, to: CGPoint(x: 269, y: 125))
    #expect(control.isTouchInside)
    stage.app.touchMove(touch, to: CGPoint(x: 271, y: 125))
    #expect(!control.isTouchInside)
    #expect(!control.isHighlighted)
    stage.app.touchMove(touch, to: CGPoint(x: 230, y: 125))
    #expect(!control.isTouchInside)
    stage.app.touchMove(touch, to: CGPoint(x: 190, y: 125))
    #expect(control.isTouchInside)
    stage.app.touchMove(touch, to: CGPoint(x: 300, y: 125))
    stage.app.touchUp(touch)
    #expect(!control.isTracking)
    #expect(
      log.entries == [
        "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter",
        "dragOutside", "exit", "upOutside",
      ])
  }

  @Test func aRecognisedGestureCancelsTheControl() {
    let log = Log()
    log.attach(to: control)
    stage.window.addGestureRecognizer(UIPanGestureRecognizer())
    let touch = stage.drag(from: inside, to: CGPoint(x: 180, y: 125), seconds: 0.02)
    stage.app.touchUp(touch)
    #expect(log.entries == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func aDisabledControlDoesNothing() {
    let log = Log()
    log.attach(to: control)
    control.isEnabled = false
    stage.tap(inside)
    #expect(log.entries == [])
    #expect(control.state == .disabled)
  }

  @Test func trackingCanBeRefusedAndStopped() {
    final class Picky: UIControl {
      var log: [String] = []
      var begins = true
      var continues = true

      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin")
        return begins
      }

      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("continue")
        return continues
      }

      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
      override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    }
    let picky = Picky(frame: control.frame)
    stage.window.addSubview(picky)
    stage.tap(inside)
    #expect(picky.log == ["begin", "end"])
    picky.log = []
    picky.continues = false
    stage.app.touchUp(stage.drag(from: inside, to: CGPoint(x: 160, y: 125)))
    #expect(picky.log == ["begin", "continue"])
    picky.log = []
    picky.begins = false
    stage.tap(inside)
    #expect(picky.log == ["begin"])
    picky.log = []
    picky.begins = true
    stage.app.touchCancel(stage.app.touchDown(at: inside))
    #expect(picky.log == ["begin", "cancel"])
  }

  @Test func anActionReplacesOneOfTheSameIdentity() {
    var log: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("first") }, for: .touchUpInside)
    control.addAction(
      UIAction(identifier: identifier) { log.append($0.sender === control ? "second" : "?") },
      for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["second"])
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["second"])
    #expect(control.allControlEvents == [])
  }

  @Test func methodsOfATargetAreCalledWhileItLives() {
    @MainActor final class Listener {
      var log: [String] = []
      func plain() { log.append("plain") }
      func sender(_ control: UIControl) { log.append("sender") }
      func event(_ control: UIControl, _ event: UIEvent?) {
        log.append(event == nil ? "no event" : "event")
      }
    }
    var listener: Listener? = Listener()
    weak let observed = listener
    control.addTarget(listener!, action: Listener.plain, for: .touchDown)
    control.addTarget(listener!, action: Listener.sender, for: [.touchDown, .touchUpInside])
    control.addTarget(listener!, action: Listener.event, for: .touchUpInside)
    stage.tap(inside)
    #expect(listener?.log == ["plain", "sender", "sender", "event"])
    control.removeTarget(listener, for: .touchUpInside)
    listener?.log = []
    stage.tap(inside)
    #expect(listener?.log == ["plain", "sender"])
    listener = nil
    #expect(observed == nil)
    stage.tap(inside)
    #expect(control.allControlEvents == [])
  }

  @Test func alignmentFollowsTheReadingDirection() {
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }
}
