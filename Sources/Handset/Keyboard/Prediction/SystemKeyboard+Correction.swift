import Devices
import UIKit

/// Words that are mended while they are typed.
extension SystemKeyboard {
  /// A word that was mended, and the sign that made that happen.
  struct Mending: Hashable {
    var typed: String
    var mended: String
    var sign: String
  }

  /// Whether wrong words of an input are mended, given what stands before the word. Addresses,
  /// names, codes and the like are left alone.
  func mends(_ input: any UIKeyInput, before text: String) -> Bool {
    checksWords(input) && text.last.map { !"@/_#.\\".contains($0) } ?? true
  }

  private func checksWords(_ input: any UIKeyInput) -> Bool {
    guard settings.correctsWords, wantsWords(input), input.spellCheckingType != .no,
      input.textContentType == nil, !isSearchingEmoji,
      legends.composition(on: keysForm) == .none
    else { return false }
    switch input.keyboardType {
    case .default, .asciiCapable, .twitter, .webSearch: return true
    default: return false
    }
  }

  /// Puts the word that stands out in the bar into the place of what was typed, before a sign that
  /// ends the word.
  func mendWord(before sign: String) {
    hasAddedSpace = false
    mending = nil
    guard let input, let first = sign.first, Self.endsWord(first), !isInsideWord(input),
      case .words(let places) = view.bar.content,
      let typed = places.first.flatMap({ $0 }), typed.isTyped,
      let better = places.compactMap({ $0 }).first(where: \.isPreferred),
      textBeforeCaret?.hasSuffix(typed.text) == true
    else { return }
    replace(typed.text, by: better.text, in: input)
    guard textBeforeCaret?.hasSuffix(better.text) == true else { return }
    mending = Mending(typed: typed.text, mended: better.text, sign: sign)
  }

  /// Takes back what was mended last, with the sign behind it. Answers whether there was anything.
  func takeMendingBack() -> Bool {
    guard let input, let mending, let text = textBeforeCaret,
      text.hasSuffix(mending.mended + mending.sign)
    else { return false }
    self.mending = nil
    keep(mending.typed)
    replace(mending.mended + mending.sign, by: mending.typed, in: input)
    return true
  }

  /// Remembers that a word is meant as it was typed.
  func keep(_ word: String) {
    predictor.keep(word)
    spelling = [:]
  }

  /// A sign that ends a sentence or a part of it stands behind the word, not behind the space that
  /// came with a word of the bar.
  func takeAddedSpaceBack(before sign: String) {
    guard hasAddedSpace, let input, sign.count == 1, ".,!?:;)".contains(sign),
      textBeforeCaret?.last == " "
    else { return }
    noteTyping()
    input.deleteBackward()
  }

  private static func endsWord(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && !"'’@/_#\\".contains(character)
  }

  /// Whether the caret stands before a letter.
  private func isInsideWord(_ input: any UIKeyInput) -> Bool {
    guard let editor = input as? any UITextInput, let caret = editor.selectedTextRange,
      let next = editor.position(from: caret.end, offset: 1),
      let range = editor.textRange(from: caret.end, to: next)
    else { return false }
    return editor.text(in: range)?.first?.isLetter == true
  }

  // MARK: Spelling

  /// Whether misspelt words of `input` are pointed out.
  public func checksSpelling(of input: any UIKeyInput) -> Bool { checksWords(input) }

  /// Whether a word is spelt wrongly in the language of the keys.
  public func isMisspelled(_ word: String) -> Bool {
    let key = legends.language + "/" + word
    if let known = spelling[key] { return known }
    if spelling.count > 1_000 { spelling = [:] }
    let isWrong = predictor.isMisspelled(word)
    spelling[key] = isWrong
    return isWrong
  }
}

extension KeyboardLegends {
  /// The letters whose keys touch each letter's key on a phone.
  var neighbors: [Character: Set<Character>] {
    var places: [(letter: Character, x: Double, row: Int)] = []
    for (row, keys) in rows(.letters, form: .phone).enumerated() {
      for (column, key) in keys.enumerated() {
        guard let letter = key?.text.first, key?.text.count == 1 else { continue }
        places.append((letter, Double(column) - Double(keys.count - 1) / 2, row))
      }
    }
    var neighbors: [Character: Set<Character>] = [:]
    for one in places {
      for other in places where abs(one.row - other.row) <= 1 && abs(one.x - other.x) <= 1 {
        if one.letter != other.letter { neighbors[one.letter, default: []].insert(other.letter) }
      }
    }
    return neighbors
  }
}
