/// A paragraph of a long text with its line break, or a part of a very long paragraph. Its lines
/// are laid out when somebody wants to know them.
struct TextBlock {
  /// Counted in UTF-8.
  var length: Int
  /// Points; estimated until the lines are laid out.
  var height: CGFloat = 0
  var lines: TextBlockLines?
}

/// The lines of a block.
final class TextBlockLines {
  let layout: TextLayout
  let looks: [TextLook]
  /// At least one, even without text.
  let lines: [TextLine]
  let height: CGFloat

  init(_ text: StyledText, measurer: any TextMeasurer, options: TextLayout.Options) {
    layout = TextLayout(MeasuredText(text.runs, measurer: measurer), options: options)
    looks = text.looks
    if layout.lines.isEmpty {
      let metrics = layout.text.metrics[0]
      let height = metrics.lineHeight + layout.text.leadings[0]
      let isRightToLeft = options.direction == .rightToLeft
      let x: CGFloat =
        switch options.alignment {
        case .left: 0
        case .center: options.width / 2
        case .right: options.width
        case .natural, .justified: isRightToLeft ? options.width : 0
        }
      lines = [
        TextLine(
          range: 0..<0, pieces: [], origin: CGPoint(x: x, y: metrics.ascender), width: 0,
          ascent: metrics.ascender, height: height, isRightToLeft: isRightToLeft)
      ]
      self.height = height
    } else {
      lines = layout.lines
      height = layout.size.height + layout.leadingBelow
    }
  }

  private var knownWords: [SpelledWord]?

  /// The words that may be spelt wrongly, looked for once; `text` is the block's.
  func words(in text: Substring) -> [SpelledWord] {
    if let knownWords { return knownWords }
    let words = SpelledWord.words(in: text)
    knownWords = words
    return words
  }

  /// The line that a caret before a character stands in: the last one that begins no later.
  func lineIndex(at character: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= character { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The line at a distance from the top.
  func lineIndex(atY y: CGFloat) -> Int {
    lines.firstIndex { y < $0.top + $0.height } ?? lines.count - 1
  }
}
