import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("Shift")
struct SystemKeyboardShiftTests {
  @Test(
    "turns on by itself where a capital is due",
    arguments: [
      (UITextAutocapitalizationType.sentences, "", true),
      (.sentences, "One. ", true), (.sentences, "One.", false), (.sentences, "One ", false),
      (.sentences, "Really?\" ", true), (.sentences, "a\n", true), (.sentences, "  ", true),
      (.words, "", true), (.words, "new ", true), (.words, "new", false), (.words, "a-", false),
      (.allCharacters, "abc", true), (.none, "", false), (.none, "One. ", false),
    ])
  func capitalsFollowText(
    type: UITextAutocapitalizationType, text: String, expected: Bool
  ) {
    #expect(
      Capitalization.wantsCapital(type, before: text, isEmpty: text.isEmpty) == expected)
  }

  @Test("makes one capital at the start of a sentence")
  func typesSentences() throws {
    let stand = try KeyboardStand().focus()
    stand.tap("h", "i", "123", ".", "space", "y", "o")
    #expect(stand.input.text == "Hi. Yo")
  }

  @Test("taken back by a tap stays off for the first letter")
  func tapTurnsAutomaticShiftOff() throws {
    let stand = try KeyboardStand().focus()
    stand.tap("shift", "a", "b")
    #expect(stand.input.text == "ab")
  }

  @Test("locks on two quick taps and unlocks on one")
  func doubleTapLocks() throws {
    let stand = try KeyboardStand()
    stand.input.autocapitalizationType = .none
    stand.focus()
    stand.tapOne("shift", pause: 0.1)
    stand.tap("shift", "a", "b", "c", "shift", "d")
    #expect(stand.input.text == "ABCd")
    #expect(stand.keyboard.state.shift.phase == .off)
  }

  @Test("does not lock on two slow taps")
  func slowTapsToggle() throws {
    let stand = try KeyboardStand()
    stand.input.autocapitalizationType = .none
    stand.focus()
    stand.tap("shift")
    #expect(stand.keyboard.state.shift.phase == .on)
    stand.tap("shift")
    #expect(stand.keyboard.state.shift.phase == .off)
  }

  @Test("held with one finger stays on for every letter of another")
  func heldShiftStaysOn() throws {
    let stand = try KeyboardStand()
    stand.input.autocapitalizationType = .none
    stand.focus()
    let finger = stand.down("shift")
    stand.tap("a", "b")
    stand.application.touchUp(finger)
    stand.tap("c")
    #expect(stand.input.text == "ABc")
  }

  @Test("slid from onto a letter makes it a capital")
  func slidesToLetter() throws {
    let stand = try KeyboardStand()
    stand.input.autocapitalizationType = .none
    stand.focus()
    let finger = stand.down("shift")
    stand.application.touchMove(finger, to: stand.point("k"))
    stand.application.touchUp(finger)
    stand.tap("k")
    #expect(stand.input.text == "Kk")
  }

  @Test("never turns on by itself for secure entry")
  func secureEntryStaysLow() throws {
    let stand = try KeyboardStand()
    stand.input.isSecureTextEntry = true
    stand.focus()
    stand.tap("a", "b")
    #expect(stand.input.text == "ab")
  }

  @Test("follows what the app does to the text")
  func followsTheApp() throws {
    let stand = try KeyboardStand().focus()
    stand.tap("o", "k")
    #expect(!stand.keyboard.state.shift.isOn)
    stand.input.text = ""
    stand.application.keyboard.inputDidChange(stand.input)
    #expect(stand.keyboard.state.shift.isOn)
  }

  @Test("shows on the keys: small letters, capitals, arrow")
  func showsOnKeys() throws {
    let stand = try KeyboardStand().focus()
    #expect(stand.view("q")?.look.face == .character("Q"))
    #expect(stand.view("shift")?.look.face == .shift(.on))
    #expect(stand.view("shift")?.look.fill == KeyboardColors.light.activeKey)
    stand.tap("q")
    #expect(stand.view("q")?.look.face == .character("q"))
    #expect(stand.view("shift")?.look.face == .shift(.off))
    #expect(stand.view("shift")?.look.fill == KeyboardColors.light.specialKey)
  }
}
