/// Points out words that are spelt wrongly while text is edited: red dots below them. The keyboard
/// knows its language's words.
@MainActor
enum SpellingMarks {
  /// The longest piece of text that is looked through, bytes; longer ones are no prose.
  private static let limit = 20_000

  /// The misspelt words of a text, without the one that the caret is in or behind: that is still
  /// being typed.
  static func ranges(
    in text: Substring, caret: String.Index?, of input: any UIKeyInput
  ) -> [Range<String.Index>] {
    guard text.utf8.count <= limit, UIApplication.shared.keyboard.checksSpelling(of: input) else {
      return []
    }
    return words(in: text).filter { word in
      if let caret, word.lowerBound <= caret, caret <= word.upperBound { return false }
      return UIApplication.shared.keyboard.isMisspelled(String(text[word]))
    }
  }

  /// The words that are nothing but letters, with apostrophes between them. What belongs to an
  /// address or a number is none.
  static func words(in text: Substring) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard belongsToWord(text[index]) else {
        index = text.index(after: index)
        continue
      }
      let start = index
      var isPlain = true
      while index < text.endIndex, belongsToWord(text[index]) {
        if !text[index].isLetter, !isApostrophe(text[index]) { isPlain = false }
        index = text.index(after: index)
      }
      var end = index
      while end > start, !text[text.index(before: end)].isLetter { end = text.index(before: end) }
      if isPlain, end > start, text[start].isLetter { words.append(start..<end) }
    }
    return words
  }

  private static func belongsToWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || isApostrophe(character)
      || "@/_#\\".contains(character)
  }

  private static func isApostrophe(_ character: Character) -> Bool {
    character == "'" || character == "’"
  }

  /// From the middle of one dot to that of the next, points; estimated, as is their size.
  private static let pitch: CGFloat = 4
  private static let dot: CGFloat = 2

  /// Draws dots along the lines of words. The lines are those for what is being composed.
  static func draw(_ lines: [CGRect], color: CGColor, in context: CGContext) {
    context.setFillColor(color)
    for line in lines {
      let count = max(1, ((line.width - dot) / pitch).rounded(.down) + 1)
      let start = line.midX - ((count - 1) * pitch + dot) / 2
      for place in 0..<Int(count) {
        context.fill(
          CGPath(
            ellipseIn: CGRect(
              x: start + CGFloat(place) * pitch, y: line.minY, width: dot, height: dot)),
          evenOdd: false)
      }
    }
  }
}
