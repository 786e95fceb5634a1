/// A word that is nothing but letters, with apostrophes between them. What belongs to an address or
/// a number is none.
struct SpelledWord: Hashable {
  var text: String
  /// Its place in what was looked through, counted in UTF-8.
  var bytes: Range<Int>
  /// The same, counted in characters.
  var characters: Range<Int>

  /// The words of a text, in one walk through it.
  static func words(in text: Substring) -> [SpelledWord] {
    var words: [SpelledWord] = []
    var walk = Walk()
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let length = text.utf8.distance(from: index, to: next)
      if let bytes = walk.step(Kind(text[index]), length: length) {
        words.append(word(walk, bytes, in: text))
      }
      index = next
    }
    if let bytes = walk.step(.other, length: 0) { words.append(word(walk, bytes, in: text)) }
    return words
  }

  private static func word(_ walk: Walk, _ bytes: Range<Int>, in text: Substring) -> SpelledWord {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    let end = text.utf8.index(start, offsetBy: bytes.count)
    return SpelledWord(text: String(text[start..<end]), bytes: bytes, characters: walk.characters)
  }

  /// What a character is to a word.
  private enum Kind {
    case letter
    case apostrophe
    /// Part of an address or a number.
    case sign
    case other

    /// Most text is ASCII, which needs no look into tables.
    init(_ character: Character) {
      switch character.asciiValue {
      case .some(0x41...0x5A), .some(0x61...0x7A): self = .letter
      case .some(0x27): self = .apostrophe
      case .some(0x30...0x39): self = .sign
      case .some(let byte): self = "@/_#\\".utf8.contains(byte) ? .sign : .other
      case nil where character.isLetter: self = .letter
      case nil where character == "’": self = .apostrophe
      case nil: self = character.isNumber ? .sign : .other
      }
    }
  }

  /// The run of characters that a walk is in, and where its last letter ends.
  private struct Walk {
    private var byte = 0
    private var character = 0
    private var start: (byte: Int, character: Int)?
    private var end = (byte: 0, character: 0)
    private var isPlain = true
    /// The place of the word that was found last, counted in characters.
    private(set) var characters = 0..<0

    /// Goes over a character. Answers the bytes of a word that ends before it.
    mutating func step(_ kind: Kind, length: Int) -> Range<Int>? {
      defer {
        byte += length
        character += 1
      }
      guard kind == .other else {
        if start == nil {
          start = (byte, character)
          end = (byte, character)
          // What begins with an apostrophe is none.
          isPlain = kind == .letter
        }
        if kind == .sign { isPlain = false }
        if kind == .letter { end = (byte + length, character + 1) }
        return nil
      }
      defer { start = nil }
      guard let start, isPlain, end.byte > start.byte else { return nil }
      characters = start.character..<end.character
      return start.byte..<end.byte
    }
  }
}
