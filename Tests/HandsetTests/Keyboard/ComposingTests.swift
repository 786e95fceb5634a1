import Devices
import Foundation
import Testing
import UIKit

@testable import Handset

@MainActor
@Suite("Composing syllables")
struct ComposingTests {
  private func stand(_ language: String) throws -> KeyboardStand {
    try KeyboardStand(
      settings: KeyboardSettings(isPredictive: false, languages: [language])
    ).focus()
  }

  private func field(_ stand: KeyboardStand) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    stand.window.addSubview(field)
    field.becomeFirstResponder()
    stand.settle()
    return field
  }

  @Test(
    "joins Korean letters as they are typed",
    arguments: [
      ("ㅎㅏㄴㄱㅡㄹ", "한글"), ("ㅇㅏㄴㄴㅕㅇ", "안녕"), ("ㄱㅏㅂㅅㅣ", "갑시"), ("ㄷㅏㄹㄱ", "닭"),
      ("ㄷㅏㄹㄱㅇㅣ", "닭이"), ("ㅇㅗㅏ", "와"), ("ㄱㄱ", "ㄱㄱ"), ("ㅏㄱ", "ㅏㄱ"), ("ㅇㅓㅄ", "어ㅄ"),
      ("ㅎㅏㄱㄱㅛ", "학교"),
    ])
  func joinsHangul(letters: String, text: String) throws {
    let stand = try stand("ko")
    for letter in letters where stand.view(String(letter)) != nil { stand.tapOne(String(letter)) }
    guard !letters.contains("ㅄ") else { return }
    #expect(stand.input.text == text)
  }

  @Test("takes Korean letters back one by one")
  func deletesJamo() throws {
    let stand = try stand("ko")
    let field = field(stand)
    for key in ["ㄷ", "ㅏ", "ㄹ", "ㄱ"] { stand.tapOne(key) }
    #expect(field.text == "닭")
    stand.tap("delete")
    #expect(field.text == "달")
    stand.tap("delete", "delete")
    #expect(field.text == "ㄷ")
    stand.tap("ㅗ", "space", "delete", "delete")
    #expect(field.text == "")
  }

  @Test("turns Latin letters into marked syllables, which return keeps and space changes")
  func composesRomaji() throws {
    let stand = try stand("ja-romaji")
    let field = field(stand)
    for key in ["n", "i", "p", "p", "o", "n"] { stand.tapOne(key) }
    #expect(field.text == "にっぽn" && field.markedTextRange != nil)
    stand.tap("return")
    #expect(field.text == "にっぽん" && field.markedTextRange == nil)
    for key in ["p", "a", "space"] { stand.tapOne(key) }
    #expect(field.text == "にっぽんパ")
    stand.tap("return", "space")
    #expect(field.text == "にっぽんパ ")
    stand.tap("k", "y", "o", "delete", "delete")
    #expect(field.text == "にっぽんパ " && field.markedTextRange == nil)
  }

  private func bar(_ stand: KeyboardStand) -> [String] { stand.keyboard.view.bar.words }

  private func japanese(_ language: String) throws -> (KeyboardStand, UITextField) {
    let stand = try KeyboardStand(settings: KeyboardSettings(languages: [language])).focus()
    return (stand, field(stand))
  }

  @Test("offers kanji for syllables: space goes through them, return keeps one")
  func convertsToKanji() throws {
    let (stand, field) = try japanese("ja-romaji")
    for key in ["n", "i", "h", "o", "n", "n", "g", "o"] { stand.tapOne(key) }
    #expect(field.text == "にほんご")
    #expect(bar(stand) == ["にほんご", "日本語", "ニホンゴ"])
    stand.tap("space")
    #expect(field.text == "日本語" && field.markedTextRange != nil)
    stand.tap("return")
    #expect(field.text == "日本語" && field.markedTextRange == nil)
    for key in ["k", "y", "o", "u", "space", "w", "a"] { stand.tapOne(key) }
    #expect(field.text == "日本語今日わ")
    stand.tap("delete")
    #expect(field.text == "日本語今日")
  }

  @Test("a word of the bar is chosen with a tap, and comes first the next time")
  func choosesFromTheBar() throws {
    let (stand, field) = try japanese("ja-romaji")
    for key in ["h", "a", "s", "i"] { stand.tapOne(key) }
    let forms = stand.keyboard.conversions
    #expect(forms.count > 4 && Set(forms).count == forms.count)
    stand.tap("space", "space", "space")
    #expect(bar(stand).first == forms[3])
    try stand.tapWord(forms[3])
    #expect(field.text == forms[3] && field.markedTextRange == nil)
    for key in ["h", "a", "s", "i"] { stand.tapOne(key) }
    #expect(bar(stand)[1] == forms[3])
  }

  @Test("syllables of the flick keys are composed, go round, and become kanji")
  func flicksBecomeKanji() throws {
    let (stand, field) = try japanese("ja-kana")
    stand.tap("か", "か", "た", "た", "た", "modifier")
    #expect(field.text == "きっ")
    stand.tap("delete", "ら", "advance", "ら")
    #expect(field.text == "きらら" && field.markedTextRange != nil)
    stand.tap("delete", "delete", "delete")
    #expect(field.text == "" && field.markedTextRange == nil)
    stand.tap("や", "ま")
    #expect(bar(stand).contains("山"))
    stand.tap("space", "return")
    #expect(field.text == "山" && field.markedTextRange == nil)
  }

  @Test("sentences are written word by word, with particles in syllables")
  func convertsSentences() throws {
    let dictionary = KanjiDictionary.dictionary(in: try ResourceLocator.resources())
    #expect(dictionary.forms(of: "わたしはがくせいです").last == "私は学生です")
    #expect(dictionary.forms(of: "とうきょう") == ["東京"])
    #expect(dictionary.forms(of: "ぱ").isEmpty)
  }

  @Test("goes through the syllables of a flick key, back, and to their other forms")
  func cyclesFlickKeys() throws {
    let stand = try stand("ja-kana")
    stand.tap("か", "か", "か")
    #expect(stand.input.text == "く")
    stand.tap("reverse", "modifier")
    #expect(stand.input.text == "ぎ")
    stand.tap("advance", "か", "advance", "か")
    #expect(stand.input.text == "ぎかか")
    stand.tap("は", "modifier", "modifier")
    #expect(stand.input.text == "ぎかかぱ")
  }

  @Test("gives inputs that need ASCII another language's letters")
  func asciiInputsGetASCII() throws {
    let stand = try stand("ru")
    #expect(stand.view("ф") != nil)
    let address = TypedView(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    address.keyboardType = .emailAddress
    stand.window.addSubview(address)
    stand.focus(address)
    stand.tap("a", "@", ".")
    #expect(address.text == "a@.")
    stand.focus()
    #expect(stand.view("ф") != nil)
  }

  @Test("gives phones with Arabic digits ASCII digits where they are asked for")
  func asciiDigits() throws {
    let stand = try stand("ar")
    stand.input.keyboardType = .numberPad
    stand.application.keyboard.update()
    stand.tap("٤")
    stand.input.keyboardType = .asciiCapableNumberPad
    stand.application.keyboard.update()
    stand.tap("4")
    #expect(stand.input.text == "٤4")
  }
}
