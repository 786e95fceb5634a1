import Testing
import UIKit

@testable import UIKit

/// Keys of a hardware keyboard on their way along the responders.
@MainActor
@Suite(.serialized)
struct KeyCommandTests {
  private final class Listener: UIView {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("began " + presses.compactMap { $0.key?.characters }.joined())
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended " + presses.compactMap { $0.key?.characters }.joined())
      super.pressesEnded(presses, with: event)
    }
  }

  private func stage() -> (FieldStage, Listener, UITextField) {
    let stage = FieldStage()
    let listener = Listener(frame: stage.window.bounds)
    stage.window.addSubview(listener)
    let field = stage.field("1")
    listener.addSubview(field)
    field.becomeFirstResponder()
    return (stage, listener, field)
  }

  @Test func pressesGoUpTheChain() {
    let (stage, listener, _) = stage()
    defer { stage.end() }
    #expect(!stage.app.keyDown(UIKey(.keyboardA, characters: "a")))
    stage.app.keyUp(.keyboardA)
    stage.app.keyUp(.keyboardA)
    #expect(listener.log == ["began a", "ended a"])
  }

  @Test func commandsAnswerToTheirKeysAlone() {
    let (stage, listener, _) = stage()
    defer { stage.end() }
    var done = 0
    listener.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command) { _ in done += 1 }
    ]
    #expect(
      stage.app.keyDown(UIKey(.keyboardS, characters: "s", modifierFlags: [.command])))
    #expect(
      stage.app.keyDown(
        UIKey(.keyboardS, characters: "S", modifierFlags: [.command, .alphaShift])))
    #expect(
      !stage.app.keyDown(UIKey(.keyboardS, characters: "s", modifierFlags: [.command, .shift])))
    #expect(!stage.app.keyDown(UIKey(.keyboardS, characters: "s")))
    #expect(done == 2)
    #expect(listener.log.count == 2)
  }

  @Test func keysThatEditTextAreTheFieldsFirst() {
    let (stage, listener, field) = stage()
    defer { stage.end() }
    var done: [String] = []
    let tab = UIKeyCommand(input: "\t") { _ in done.append("tab") }
    let escape = UIKeyCommand(input: UIKeyCommand.inputEscape) { _ in done.append("escape") }
    listener.commands = [tab, escape]
    #expect(!stage.app.keyDown(UIKey(.keyboardTab)))
    #expect(stage.app.keyDown(UIKey(.keyboardEscape)))
    tab.wantsPriorityOverSystemBehavior = true
    #expect(stage.app.keyDown(UIKey(.keyboardTab)))
    field.resignFirstResponder()
    #expect(done == ["escape", "tab"])
  }

  @Test func aShakeOffersToUndo() throws {
    let stage = FieldStage()
    defer { stage.end() }
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let field = stage.field("1")
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    stage.app.shake()
    #expect(controller.presentedViewController == nil, "there is nothing to undo")
    field.type(all: "typed")
    stage.app.shake()
    stage.run(1)
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Undo Typing")
    #expect(alert.actions.map(\.title) == ["Undo", "Cancel"])
    alert.actions[0].handler?(alert.actions[0])
    #expect(field.text == "")
  }
}
