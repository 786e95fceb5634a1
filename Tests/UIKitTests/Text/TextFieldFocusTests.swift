import Testing
import UIKit

@testable import UIKit

/// The order of FACTS 4.4.
@MainActor
@Suite(.serialized)
struct TextFieldFocusTests {
  @Test func focusComesBeforeTheKeyboard() {
    let stage = FieldStage()
    defer { stage.end() }
    stage.logKeyboard()
    let field = stage.field("1")
    #expect(field.becomeFirstResponder())
    #expect(stage.takeLog() == ["1.shouldBegin", "1.didBegin", "willShow"])
    #expect(field.isEditing && field.isFirstResponder)
    stage.run(0.25)
    #expect(stage.takeLog() == ["didShow"])
    #expect(field.resignFirstResponder())
    #expect(stage.takeLog() == ["1.shouldEnd", "1.didEnd", "willHide"])
    #expect(!field.isEditing)
  }

  @Test func focusMovesWithoutKeyboardEventsWhileTheFrameStays() {
    let stage = FieldStage()
    defer { stage.end() }
    stage.logKeyboard()
    let (one, two) = (stage.field("1"), stage.field("2"))
    one.becomeFirstResponder()
    stage.run(1)
    _ = stage.takeLog()
    #expect(two.becomeFirstResponder())
    #expect(
      stage.takeLog() == ["2.shouldBegin", "1.shouldEnd", "1.didEnd", "2.didBegin"])
    #expect(!one.isEditing && two.isEditing)
  }

  @Test func aFieldThatMayNotBeginLeavesFocusWhereItIs() {
    let stage = FieldStage()
    defer { stage.end() }
    let (one, two) = (stage.field("1"), stage.field("2"))
    one.becomeFirstResponder()
    _ = stage.takeLog()
    stage.refusals = ["2.shouldBegin"]
    #expect(!two.becomeFirstResponder())
    #expect(one.isEditing && one.isFirstResponder)
    #expect(stage.takeLog() == ["2.shouldBegin"])
  }

  @Test func aFieldThatMayNotEndKeepsFocus() {
    let stage = FieldStage()
    defer { stage.end() }
    let (one, two) = (stage.field("1"), stage.field("2"))
    one.becomeFirstResponder()
    _ = stage.takeLog()
    stage.refusals = ["1.shouldEnd"]
    #expect(!two.becomeFirstResponder())
    #expect(one.isEditing && !two.isEditing)
    #expect(stage.takeLog() == ["2.shouldBegin", "1.shouldEnd"])
    #expect(!stage.window.endEditing(false))
    #expect(one.isEditing)
  }

  @Test func forceEndsEvenWhatMayNotEnd() {
    let stage = FieldStage()
    defer { stage.end() }
    stage.logKeyboard()
    let field = stage.field("1")
    field.becomeFirstResponder()
    stage.refusals = ["1.shouldEnd"]
    _ = stage.takeLog()
    #expect(stage.window.endEditing(true))
    #expect(stage.takeLog() == ["1.shouldEnd", "1.didEnd", "willHide"])
    #expect(!field.isFirstResponder && !field.isEditing)
  }

  @Test func leavingTheWindowEndsEditing() {
    let stage = FieldStage()
    defer { stage.end() }
    stage.logKeyboard()
    let container = UIView(frame: stage.window.bounds)
    stage.window.addSubview(container)
    let field = stage.field("1")
    container.addSubview(field)
    field.becomeFirstResponder()
    stage.refusals = ["1.shouldEnd"]
    _ = stage.takeLog()
    container.removeFromSuperview()
    #expect(stage.takeLog() == ["1.shouldEnd", "1.didEnd", "willHide"])
    #expect(!field.isEditing)
  }

  @Test func resigningInDidBeginShowsNoKeyboard() {
    let stage = FieldStage()
    defer { stage.end() }
    stage.logKeyboard()
    let field = stage.field("1")
    stage.actions["1.didBegin"] = { field.resignFirstResponder() }
    #expect(!field.becomeFirstResponder())
    #expect(stage.takeLog() == ["1.shouldBegin", "1.didBegin", "1.shouldEnd", "1.didEnd"])
    #expect(!field.isEditing)
  }

  @Test func focusGivenInDidEndStays() {
    let stage = FieldStage()
    defer { stage.end() }
    let (one, two, three) = (stage.field("1"), stage.field("2"), stage.field("3"))
    one.becomeFirstResponder()
    stage.actions["1.didEnd"] = { three.becomeFirstResponder() }
    #expect(!two.becomeFirstResponder())
    #expect(three.isEditing && !two.isEditing && !one.isEditing)
    #expect(stage.window.firstResponder === three)
  }

  @Test func aFieldThatTakesFocusBackInDidEndKeepsIt() {
    let stage = FieldStage()
    defer { stage.end() }
    let (one, two) = (stage.field("1"), stage.field("2"))
    one.becomeFirstResponder()
    stage.actions["1.didEnd"] = { one.becomeFirstResponder() }
    two.becomeFirstResponder()
    #expect(one.isEditing && !two.isEditing)
  }

  @Test func controlEventsAndNotificationsFollowTheDelegate() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"),
    ] {
      field.addAction(UIAction { _ in stage.log.append("event \(name)") }, for: event)
    }
    for (notification, name) in [
      (UITextField.textDidBeginEditingNotification, "begin"),
      (UITextField.textDidChangeNotification, "changed"),
      (UITextField.textDidEndEditingNotification, "end"),
    ] {
      stage.observe(notification) { stage.log.append("notification \(name)") }
    }
    field.becomeFirstResponder()
    #expect(
      stage.takeLog() == ["1.shouldBegin", "1.didBegin", "event begin", "notification begin"])
    field.insertText("x")
    #expect(
      stage.takeLog() == [
        "1.change(0,0,x)", "1.selection", "event changed", "notification changed",
      ])
    field.resignFirstResponder()
    #expect(stage.takeLog() == ["1.shouldEnd", "1.didEnd", "event end", "notification end"])
  }

  @Test func aDisabledFieldTakesNoFocusAndGivesItUp() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(stage.takeLog().isEmpty)
    field.isEnabled = true
    field.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.isEditing)
  }

  @Test func returnAsksAndSends() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.becomeFirstResponder()
    _ = stage.takeLog()
    field.insertText("\n")
    #expect(stage.takeLog() == ["1.shouldReturn"])
    #expect(field.isEditing)
    field.addAction(UIAction { _ in stage.log.append("onExit") }, for: .editingDidEndOnExit)
    stage.refusals = ["1.shouldReturn"]
    field.performReturn()
    #expect(stage.takeLog() == ["1.shouldReturn"])
    #expect(field.isEditing)
    stage.refusals = []
    field.performReturn()
    #expect(stage.takeLog() == ["1.shouldReturn", "onExit", "1.shouldEnd", "1.didEnd"])
    #expect(!field.isEditing)
  }

  @Test func clearsWhenEditingBegins() {
    let stage = FieldStage()
    defer { stage.end() }
    let field = stage.field("1")
    field.text = "old"
    field.clearsOnBeginEditing = true
    stage.refusals = ["1.shouldClear"]
    field.becomeFirstResponder()
    #expect(stage.takeLog() == ["1.shouldBegin", "1.didBegin", "1.shouldClear"])
    #expect(field.text == "old")
    field.resignFirstResponder()
    stage.refusals = []
    field.becomeFirstResponder()
    #expect(field.text == "")
  }
}
