import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("The drawn keyboard and text fields")
struct SystemKeyboardFieldTests {
  private final class Answers: NSObject, UITextFieldDelegate {
    var returns = 0
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  private func stand(
    settings: KeyboardSettings = KeyboardSettings(isPredictive: false)
  ) throws -> (KeyboardStand, UITextField) {
    let stand = try KeyboardStand(settings: settings)
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    stand.window.addSubview(field)
    return (stand, field)
  }

  @Test("write and delete, with a capital first, and ask the delegate at return")
  func fieldsAreTypedInto() throws {
    let (stand, field) = try stand()
    let answers = Answers()
    field.delegate = answers
    field.becomeFirstResponder()
    stand.settle()
    stand.tap("h", "e", "y", "delete", "return")
    #expect(field.text == "He")
    #expect(answers.returns == 1)
    #expect(!stand.keyboard.state.shift.isOn)
    field.text = ""
    #expect(stand.keyboard.state.shift.isOn)
  }

  @Test("insert at the caret")
  func caretIsRespected() throws {
    let (stand, field) = try stand()
    field.autocapitalizationType = .none
    field.text = "ac"
    field.becomeFirstResponder()
    stand.settle()
    field.perform(.moveLeft)
    stand.tap("b")
    #expect(field.text == "abc")
    field.perform(.moveToStart)
    stand.keyboard.pressDeleteFromHost()
    stand.keyboard.typeFromHost("x")
    #expect(field.text == "xabc")
  }

  @Test("show the last letter of a secret from drawn keys, none from a hardware keyboard")
  func secretsStayHidden() throws {
    let (drawn, field) = try stand()
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    drawn.settle()
    drawn.tap("a", "b")
    #expect(field.visibleText == "•b")

    let (plugged, other) = try stand(settings: KeyboardSettings(mode: .hardware))
    other.isSecureTextEntry = true
    other.becomeFirstResponder()
    plugged.keyboard.typeFromHost("ab")
    #expect(other.text == "ab")
    #expect(other.visibleText == "••")
  }
}
