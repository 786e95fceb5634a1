import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("Words that are mended while they are typed")
struct CorrectionTests {
  private let stand: KeyboardStand

  init() throws {
    stand = try KeyboardStand(settings: KeyboardSettings())
    stand.input.autocapitalizationType = .none
  }

  private var text: String { stand.input.text }

  /// Others may have run since this was made.
  private func focus() {
    stand.application.makeCurrent()
    stand.focus()
  }

  private func type(_ text: String) {
    for character in text { stand.tapOne(character == " " ? "space" : String(character)) }
  }

  @Test(
    "a slip of a finger is mended by what ends the word",
    arguments: [
      ("teh ", "the "), ("recieve ", "receive "), ("dont ", "don't "), ("wirk ", "work "),
      ("tomorow ", "tomorrow "), ("i ", "I "), ("monday ", "Monday "),
    ])
  func slipsAreMended(typed: String, mended: String) {
    focus()
    type(typed)
    #expect(text == mended)
  }

  @Test(
    "what is a word, or may be meant, stays",
    arguments: ["form ", "hello ", "zorby ", "hello Teh ", "a@teh ", "xq ", "thes "])
  func othersStay(typed: String) {
    focus()
    for character in typed {
      if character.isUppercase { stand.tap("shift") }
      if character == "@" {
        stand.input.insertText("@")
        stand.application.keyboard.inputDidChange(stand.input)
        continue
      }
      stand.tapOne(character == " " ? "space" : character.lowercased())
    }
    #expect(text == typed)
  }

  @Test("the better word stands out in the middle, and the typed one in quotation marks is kept")
  func literalIsKept() throws {
    focus()
    type("teh")
    guard case .words(let places) = stand.keyboard.view.bar.content else {
      Issue.record("no words")
      return
    }
    #expect(places[0] == WordSuggestion(text: "teh", isTyped: true))
    #expect(places[1] == WordSuggestion(text: "the", isPreferred: true))
    try stand.tapWord("teh")
    #expect(text == "teh ")
    type("teh ")
    #expect(text == "teh teh ")
  }

  @Test("deleting right after takes the mending back, and the word is not mended again")
  func deletingTakesBack() {
    focus()
    type("teh ")
    stand.tapOne("delete")
    #expect(text == "teh")
    type(" ")
    #expect(text == "teh ")
    stand.tapOne("delete")
    #expect(text == "teh")
  }

  @Test("deleting later deletes")
  func deletingLaterDeletes() {
    focus()
    type("teh a")
    stand.tapOne("delete")
    stand.tapOne("delete")
    #expect(text == "the")
  }

  @Test("capitals stay where they were typed")
  func capitalsStay() {
    stand.input.autocapitalizationType = .sentences
    focus()
    type("teh ")
    #expect(text == "The ")
  }

  @Test("nothing is mended where the app or the user does not want it")
  func flags() {
    let changes: [(KeyboardStand) -> Void] = [
      { $0.input.autocorrectionType = .no },
      { $0.input.spellCheckingType = .no },
      { $0.input.textContentType = .familyName },
      { $0.input.keyboardType = .emailAddress },
      { $0.input.keyboardType = .URL },
      { $0.input.isSecureTextEntry = true },
      { $0.keyboard.settings.correctsWords = false },
      { $0.keyboard.settings.isPredictive = false },
    ]
    for (index, change) in changes.enumerated() {
      guard let stand = try? KeyboardStand(settings: KeyboardSettings()) else { continue }
      stand.input.autocapitalizationType = .none
      change(stand)
      stand.focus()
      for key in ["t", "e", "h", "space"] { stand.tapOne(key) }
      #expect(stand.input.text.hasPrefix("teh"), "change \(index)")
    }
  }

  @Test("the host's keyboard types what it types")
  func hostIsLeftAlone() {
    focus()
    stand.keyboard.typeFromHost("teh adn ")
    #expect(text == "teh adn ")
  }

  @Test("a sign after a word of the bar takes the place of the space that came with it")
  func signsFollowWords() throws {
    focus()
    type("mor")
    try stand.tapWord("morning")
    stand.tap("numbers", ".")
    #expect(text == "morning.")
  }

  @Test("a delegate hears of the better word, then of the sign, and may refuse the word")
  func delegateIsAsked() throws {
    final class Judge: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      var refuses = false
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        heard.append("\(range.location)+\(range.length) \(string)")
        return !(refuses && string.count > 1)
      }
    }
    stand.application.makeCurrent()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.autocapitalizationType = .none
    let judge = Judge()
    field.delegate = judge
    stand.window.addSubview(field)
    field.becomeFirstResponder()
    stand.application.performTurn()
    type("teh")
    judge.heard = []
    type(" ")
    #expect(judge.heard == ["0+3 the", "3+0  "])
    #expect(field.text == "the ")
    judge.refuses = true
    type("teh ")
    #expect(field.text == "the teh ")
  }

  @Test(
    "every language with a list mends a slip in its first long word",
    arguments: ["en", "de", "fr", "es", "it", "pt", "da", "nb", "sv", "fi", "pl", "tr", "ru", "uk"])
  func languages(language: String) throws {
    let stand = try KeyboardStand(settings: KeyboardSettings(languages: [language]))
    stand.focus()
    let predictor = stand.keyboard.predictor
    let list = WordList.list(language: language, resources: stand.keyboard.resources)
    #expect(list.words.count > 5_000)
    // Two letters exchanged that make no other word.
    let found = list.words.prefix(400).lazy.compactMap { word -> (String, String)? in
      guard word.count >= 6, word == word.lowercased() else { return nil }
      var letters = Array(word)
      letters.swapAt(2, 3)
      let slip = String(letters)
      return slip != word && list.rank(of: slip) == nil ? (slip, word) : nil
    }
    let mended = found.prefix(20).filter { slip, word in
      predictor.suggestions(for: slip, corrects: true)[1]
        == WordSuggestion(text: word, isPreferred: true)
    }
    #expect(mended.count >= 15)
  }

  @Test("misspelt words are pointed out, names and rare words are not")
  func spelling() {
    focus()
    #expect(stand.keyboard.isMisspelled("teh") && stand.keyboard.isMisspelled("recieve"))
    for word in ["the", "zorby", "NATO", "Kjartansson", "ok"] {
      #expect(!stand.keyboard.isMisspelled(word), "\(word)")
    }
  }
}
