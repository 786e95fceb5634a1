/// The directions inside one paragraph, made only when it has text from right to left.
struct ParagraphDirections {
  private let paragraph: Range<Int>
  private let resolver: BidiResolver?
  let isRightToLeft: Bool

  init(_ text: MeasuredText, _ paragraph: Range<Int>, fallback: UIUserInterfaceLayoutDirection) {
    self.paragraph = paragraph
    if text.hasRightToLeft || fallback == .rightToLeft {
      let resolver = BidiResolver(text.characters[paragraph], fallback: fallback)
      self.resolver = resolver
      isRightToLeft = resolver.baseLevel == 1
    } else {
      resolver = nil
      isRightToLeft = false
    }
  }

  /// The pieces of a part of the paragraph from left to right, the first one at 0.
  func pieces(of range: Range<Int>, in text: MeasuredText) -> [TextPiece] {
    guard let resolver else { return pieces(of: range, isRightToLeft: false, from: 0, in: text) }
    let start = paragraph.lowerBound
    let contentEnd = text.trimmingTrailingWhitespace(range).upperBound
    var pieces: [TextPiece] = []
    var x: CGFloat = 0
    for stretch in resolver.visualStretches(
      of: (range.lowerBound - start)..<(range.upperBound - start), contentEnd: contentEnd - start)
    {
      let place = (stretch.range.lowerBound + start)..<(stretch.range.upperBound + start)
      let isRightToLeft = !stretch.level.isMultiple(of: 2)
      pieces += self.pieces(of: place, isRightToLeft: isRightToLeft, from: x, in: text)
      x = pieces.last.map { $0.x + $0.width } ?? x
    }
    return pieces
  }

  private func pieces(
    of range: Range<Int>, isRightToLeft: Bool, from start: CGFloat, in text: MeasuredText
  ) -> [TextPiece] {
    var parts: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = text.endOfRun(from: index, limit: range.upperBound)
      parts.append(index..<end)
      index = end
    }
    if isRightToLeft { parts.reverse() }
    var x = start
    return parts.map { part in
      var advances = Array(text.advances[part])
      var characters = text.characters[part].map(\.drawn)
      if isRightToLeft {
        advances.reverse()
        characters.reverse()
        characters = characters.map(\.mirrored)
      }
      let piece = TextPiece(
        range: part, run: text.run(at: part.lowerBound), isRightToLeft: isRightToLeft, x: x,
        advances: advances, text: String(characters))
      x += piece.width
      return piece
    }
  }
}

extension Character {
  /// What stands for the character in a line: a space for line ends, tabs, soft hyphens and the
  /// like.
  fileprivate var drawn: Character {
    guard let scalar = unicodeScalars.first, self != MeasuredText.softHyphen else { return " " }
    return scalar.properties.generalCategory == .control || isNewline ? " " : self
  }

  /// The character as it looks in text from right to left.
  fileprivate var mirrored: Character {
    switch self {
    case "(": ")"
    case ")": "("
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    case "<": ">"
    case ">": "<"
    case "«": "»"
    case "»": "«"
    case "‹": "›"
    case "›": "‹"
    default: self
    }
  }
}
