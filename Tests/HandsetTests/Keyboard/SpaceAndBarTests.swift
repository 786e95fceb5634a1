import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("Full stops and what the bar offers")
struct SpaceAndBarTests {
  private func stand(_ settings: KeyboardSettings = KeyboardSettings()) throws -> KeyboardStand {
    let stand = try KeyboardStand(settings: settings)
    stand.input.autocapitalizationType = .none
    return stand
  }

  @Test("two spaces with a rest between them stay spaces")
  func slowSpacesStay() throws {
    let stand = try stand()
    stand.focus()
    stand.tap("o", "k")
    stand.tapOne("space", pause: 1.5)
    stand.tap("space", "x")
    #expect(stand.input.text.hasSuffix("  x"))
  }

  @Test("two spaces behind a word make a full stop, and shift for the next sentence")
  func doubleSpaceIsAFullStop() throws {
    let stand = try KeyboardStand().focus()
    stand.tap("h", "i", "space", "space", "y", "o")
    #expect(stand.input.text == "Hi. Yo")
    stand.tap("space", "space", "space")
    #expect(stand.input.text == "Hi. Yo.  ")
  }

  @Test("two spaces stay spaces at the start, with something between, and in addresses")
  func otherSpacesStay() throws {
    let stand = try stand().focus()
    stand.tap("space", "space", "a", "space", "b", "delete", "space")
    #expect(stand.input.text == "  a  ")
    stand.input.text = "a"
    stand.input.keyboardType = .emailAddress
    stand.application.keyboard.update()
    stand.tap("space", "space")
    #expect(stand.input.text == "a  ")
  }

  @Test("words are completed, mended and remembered")
  func barOffersWords() throws {
    let stand = try stand().focus()
    stand.tap("m", "o", "r")
    let bar = stand.keyboard.view.bar
    #expect(bar.words.first == "mor" && bar.words.contains("morning"))
    try stand.tapWord("morning")
    #expect(stand.input.text == "morning ")
    stand.tap("t", "e", "h")
    #expect(bar.words.contains("the"))
    stand.input.text = ""
    stand.application.keyboard.inputDidChange(stand.input)
    for key in ["z", "o", "r", "b", "y", "space", "z", "o"] { stand.tapOne(key) }
    #expect(bar.words.contains("zorby"))
  }

  @Test("pictures and signs are not offered as words")
  func picturesAreNoWords() throws {
    let stand = try stand().focus()
    let bar = stand.keyboard.view.bar
    for text in ["👌🏻💁", "ok 👍", "!?", "a …"] {
      stand.input.text = text
      stand.application.keyboard.inputDidChange(stand.input)
      guard case .words(let places) = bar.content else { continue }
      #expect(places.allSatisfy { $0?.isTyped != true }, "\(text)")
    }
    stand.input.text = "a1"
    stand.application.keyboard.inputDidChange(stand.input)
    #expect(bar.words.first == "a1")
  }

  @Test(
    "a tablet's number pads offer no words and keep the bar",
    arguments: [UIKeyboardType.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad])
  func padsOfferNoWords(type: UIKeyboardType) throws {
    let stand = try KeyboardStand("ipad-air", settings: KeyboardSettings())
    stand.input.keyboardType = type
    stand.focus()
    #expect(stand.keyboard.view.bar.content == .empty)
    #expect(stand.application.keyboard.shownFrame?.height == 338)
    stand.input.keyboardType = .numbersAndPunctuation
    stand.application.keyboard.update()
    #expect(!stand.keyboard.view.bar.words.isEmpty)
  }

  @Test("spelling that is not checked is not mended")
  func uncheckedSpellingStays() throws {
    let stand = try stand()
    stand.input.spellCheckingType = .no
    stand.focus()
    stand.tap("t", "e", "h")
    #expect(!stand.keyboard.view.bar.words.contains("the"))
  }

  @Test("a long token gets nothing but itself, at no cost")
  func tokensGetNoWords() throws {
    let stand = try stand()
    stand.focus()
    stand.input.text = String(repeating: "a", count: 250)
    stand.application.keyboard.inputDidChange(stand.input)
    #expect(stand.keyboard.view.bar.words == [stand.input.text])
  }

  @Test("words that were typed are found again by how they begin")
  func learnedWordsAreFound() {
    var words = LearnedWords()
    for word in ["zebra", "zeal", "éa", "ze", "apple", "zeal"] { words.add(word, 1) }
    #expect(words.words(startingWith: "ze").map(\.key) == ["ze", "zeal", "zebra"])
    #expect(words.words(startingWith: "zea").map(\.count) == [2])
    #expect(words.words(startingWith: "é").map(\.key) == ["éa"])
    #expect(words.words(startingWith: "b").isEmpty && words["apple"] == 1 && words["b"] == 0)
  }

  @Test("capitals carry over to what is offered")
  func offersFollowCapitals() {
    #expect(WordPredictor.cased("morning", like: "Mo") == "Morning")
    #expect(WordPredictor.cased("morning", like: "MO") == "MORNING")
    #expect(WordPredictor.cased("morning", like: "mo") == "morning")
  }

  @Test("names and passwords are offered where an input asks for them, with a bar's height")
  func passwordsAreOffered() throws {
    let stand = try stand()
    stand.input.isSecureTextEntry = true
    #expect(stand.keyboard.keyboardFrame(for: stand.input)?.height == 291)
    stand.input.textContentType = .password
    stand.focus()
    #expect(stand.application.keyboard.shownFrame?.height == 336)
    #expect(stand.keyboard.view.bar.content == .passwords)
    stand.tap("s", "e", "c", "r", "e", "t")
    #expect(stand.keyboard.view.bar.content == .passwords)
    stand.keyboard.settings.offersPasswords = false
    #expect(stand.keyboard.keyboardFrame(for: stand.input)?.height == 291)
  }

  @Test("a code that has come is offered, above number pads too")
  func codesAreOffered() throws {
    let stand = try stand(KeyboardSettings(oneTimeCode: "123456"))
    stand.input.textContentType = .oneTimeCode
    stand.input.keyboardType = .numberPad
    stand.focus()
    #expect(stand.application.keyboard.shownFrame?.height == 336)
    try stand.tapWord("123456")
    #expect(stand.input.text == "123456")
  }

  @Test("secrets are never remembered")
  func secretsAreForgotten() throws {
    let stand = try stand()
    stand.input.isSecureTextEntry = true
    stand.focus()
    for key in ["q", "w", "z", "x", "space"] { stand.tapOne(key) }
    let other = TypedView(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    other.autocapitalizationType = .none
    stand.window.addSubview(other)
    stand.focus(other)
    stand.tap("q", "w")
    #expect(!stand.keyboard.view.bar.words.contains("qwzx"))
  }
}
