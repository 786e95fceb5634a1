import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("Quotation marks and dashes")
struct SmartPunctuationTests {
  private func field(
    _ language: String = "en", isOn: Bool = true
  ) throws -> (stand: KeyboardStand, field: UITextField) {
    let stand = try KeyboardStand(
      settings: KeyboardSettings(
        isPredictive: false, smartPunctuation: isOn, languages: [language]))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    field.autocapitalizationType = .none
    stand.window.addSubview(field)
    field.becomeFirstResponder()
    stand.settle()
    return (stand, field)
  }

  /// Types on the drawn keys, signs on their plane.
  private func type(_ text: String, on stand: KeyboardStand) {
    for character in text {
      let isSign = "\"'-".contains(character)
      if isSign, stand.keyboard.plane == .letters { stand.tapOne("numbers") }
      if !isSign, stand.keyboard.plane != .letters { stand.tapOne("letters") }
      stand.tapOne(character == " " ? "space" : String(character))
    }
  }

  @Test("become curly by what stands before them, with one kind of apostrophe in words")
  func quotes() throws {
    let (stand, field) = try field()
    type("it's \"a\" 'b'", on: stand)
    #expect(field.text == "it’s “a” ‘b’")
  }

  @Test(
    "are those of the keys' language",
    arguments: [("de", "„a“"), ("fr", "«a»"), ("sv", "”a”"), ("it", "“a”"), ("he", "\"א\"")])
  func languages(language: String, expected: String) throws {
    let (stand, field) = try field(language)
    type(language == "he" ? "\"א\"" : "\"a\"", on: stand)
    #expect(field.text == expected)
  }

  @Test("two hyphens become a dash, three do not become another")
  func dashes() throws {
    let (stand, field) = try field()
    type("a--b", on: stand)
    #expect(field.text == "a—b")
    field.text = ""
    type("---", on: stand)
    #expect(field.text == "—-")
  }

  @Test("stay straight where the input, its type or the user wants them so")
  func straight() throws {
    let (stand, field) = try field()
    field.smartQuotesType = .no
    field.smartDashesType = .no
    type("\"'--", on: stand)
    #expect(field.text == "\"'--")
    let (other, plain) = try self.field(isOn: false)
    type("\"", on: other)
    #expect(plain.text == "\"")
    plain.smartQuotesType = .yes
    plain.text = ""
    type("\"", on: other)
    #expect(plain.text == "“")
    plain.isSecureTextEntry = true
    plain.text = ""
    other.application.keyboard.update()
    type("\"", on: other)
    #expect(plain.text == "\"")
  }

  @Test("what the host's keyboard types is never changed")
  func hostIsUnchanged() throws {
    let (stand, field) = try field()
    stand.keyboard.typeFromHost("\"it's--\"")
    #expect(field.text == "\"it's--\"")
  }
}
