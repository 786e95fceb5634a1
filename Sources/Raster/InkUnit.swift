import Foundation
import QuartzCore

/// What is drawn as one picture: a character, or a word whose letters join.
enum InkUnit: Hashable {
  case character(Character)
  case word(String, Script)

  /// The most characters that are shaped together; longer words are cut.
  static let longestWord = 32
}

extension GlyphRun {
  /// Calls `body` with everything that is drawn as one, from left to right, and its advance,
  /// until it answers `false`.
  func forEachUnit(_ body: (InkUnit, CGFloat) -> Bool) {
    guard text.utf8.contains(where: { $0 >= 0xD8 }) else {
      for (character, advance) in zip(text, advances) {
        guard body(.character(character), advance) else { return }
      }
      return
    }
    let characters = Array(text)
    let count = min(characters.count, advances.count)
    var place = 0
    while place < count {
      guard let script = characters[place].joiningScript else {
        guard body(.character(characters[place]), advances[place]) else { return }
        place += 1
        continue
      }
      var end = place + 1
      while end < count, characters[end].joiningScript == script { end += 1 }
      // The run stands as it is seen; words are cut from their start, which is at the right.
      let first = (end - place) % InkUnit.longestWord
      var next = first == 0 ? place + InkUnit.longestWord : place + first
      while place < end {
        let word = String(characters[place..<next].reversed())
        let advance = advances[place..<next].reduce(0, +)
        guard body(.word(word, script), advance) else { return }
        place = next
        next = min(end, next + InkUnit.longestWord)
      }
    }
  }
}
