/// Points out words that are spelt wrongly while text is edited: red dots below them. The keyboard
/// knows its language's words.
@MainActor
enum SpellingMarks {
  /// Those of the words that are spelt wrongly, without the one that the caret is in or behind:
  /// that is still being typed. `caret` counts bytes as the words do.
  static func misspelled(_ words: [SpelledWord], caret: Int) -> [SpelledWord] {
    words.filter { word in
      let isAtCaret = word.bytes.lowerBound <= caret && caret <= word.bytes.upperBound
      return !isAtCaret && UIApplication.shared.keyboard.isMisspelled(word.text)
    }
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
