/// Words, sentences and paragraphs.
extension EditableText {
  /// The word at a place, or the one that ends there; where there is none the character behind
  /// the place, or at the end of the text the one before it. A secret is one word: where its
  /// words end would say something about it.
  func word(at index: String.Index, isSecret: Bool = false) -> Range<String.Index> {
    guard !isSecret else { return text.startIndex..<text.endIndex }
    let place = boundary(atOrBefore: index)
    if place < text.endIndex, isPartOfWord(place) { return wordRange(around: place) }
    if place > text.startIndex, isPartOfWord(text.index(before: place)) {
      return wordRange(around: text.index(before: place))
    }
    if place < text.endIndex { return place..<text.index(after: place) }
    return place > text.startIndex ? text.index(before: place)..<place : place..<place
  }

  /// The place itself, or the nearer end of the word that it is inside of.
  func edgeOfWord(nearestTo index: String.Index, isSecret: Bool = false) -> String.Index {
    let place = boundary(atOrBefore: index)
    let word = self.word(at: place, isSecret: isSecret)
    guard word.lowerBound < place, place < word.upperBound else { return place }
    let before = text.distance(from: word.lowerBound, to: place)
    let after = text.distance(from: place, to: word.upperBound)
    return before < after ? word.lowerBound : word.upperBound
  }

  /// The start of the word before a place, across what is between them.
  func startOfWord(before index: String.Index) -> String.Index {
    var place = index
    while place > text.startIndex, !isPartOfWord(text.index(before: place)) {
      place = text.index(before: place)
    }
    guard place > text.startIndex else { return place }
    return wordRange(around: text.index(before: place)).lowerBound
  }

  /// The end of the word behind a place, across what is between them.
  func endOfWord(after index: String.Index) -> String.Index {
    var place = index
    while place < text.endIndex, !isPartOfWord(place) { place = text.index(after: place) }
    guard place < text.endIndex else { return place }
    return wordRange(around: place).upperBound
  }

  /// The word that a character of it is in.
  private func wordRange(around index: String.Index) -> Range<String.Index> {
    var first = index
    var last = index
    while first > text.startIndex {
      let before = text.index(before: first)
      guard isPartOfWord(before), text[before].belongs(with: text[first]) else { break }
      first = before
    }
    while true {
      let next = text.index(after: last)
      guard next < text.endIndex, isPartOfWord(next), text[last].belongs(with: text[next]) else {
        return first..<next
      }
      last = next
    }
  }

  /// An apostrophe is part of a word only inside of it.
  private func isPartOfWord(_ index: String.Index) -> Bool {
    let character = text[index]
    guard character.isApostrophe else { return character.isWordCharacter }
    let next = text.index(after: index)
    return index > text.startIndex && next < text.endIndex
      && text[text.index(before: index)].isWordCharacter && text[next].isWordCharacter
  }

  // MARK: Paragraphs and sentences

  /// The paragraph around a place, without its line break.
  func paragraph(around index: String.Index) -> Range<String.Index> {
    let place = boundary(atOrBefore: index)
    let start = text[..<place].lastIndex(where: \.isNewline).map { text.index(after: $0) }
    let end = text[place...].firstIndex(where: \.isNewline)
    return (start ?? text.startIndex)..<(end ?? text.endIndex)
  }

  /// The sentence around a place, with the space behind it: it ends with a full stop, a question
  /// or exclamation mark before white space, or with its paragraph.
  func sentence(around index: String.Index) -> Range<String.Index> {
    let paragraph = self.paragraph(around: index)
    let place = boundary(atOrBefore: index)
    var start = paragraph.lowerBound
    var cursor = start
    while cursor < paragraph.upperBound {
      let end = endOfSentence(from: cursor, limit: paragraph.upperBound)
      if end > place || end == paragraph.upperBound { return start..<end }
      start = end
      cursor = end
    }
    return start..<paragraph.upperBound
  }

  private func endOfSentence(from start: String.Index, limit: String.Index) -> String.Index {
    var place = start
    while place < limit {
      let isEnd = text[place].endsSentence
      let isWideEnd = text[place].endsWideSentence
      place = text.index(after: place)
      guard isEnd || isWideEnd else { continue }
      while place < limit, text[place].endsSentence || text[place].closesQuote {
        place = text.index(after: place)
      }
      guard isWideEnd || place == limit || text[place].isWhitespace else { continue }
      while place < limit, text[place].isWhitespace { place = text.index(after: place) }
      return place
    }
    return limit
  }
}

extension Character {
  var isApostrophe: Bool { self == "'" || self == "’" }

  var isWordCharacter: Bool { isLetter || isNumber || self == "_" }

  /// Whether two neighbouring characters of words are of the same word. There is no dictionary:
  /// every Chinese character is a word, and Japanese syllables of a kind are one.
  fileprivate func belongs(with next: Character) -> Bool {
    let (one, other) = (script, next.script)
    return one == other && one != .ideograph
  }

  private enum Script {
    case ideograph
    case hiragana
    case katakana
    case other
  }

  private var script: Script {
    guard let scalar = unicodeScalars.first else { return .other }
    switch scalar.value {
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
    default: return .other
    }
  }

  fileprivate var endsSentence: Bool {
    self == "." || self == "?" || self == "!" || self == "…" || self == "؟" || self == "।"
  }

  fileprivate var endsWideSentence: Bool { self == "。" || self == "！" || self == "？" }

  fileprivate var closesQuote: Bool {
    self == "\"" || self == "”" || self == "’" || self == "»" || self == ")" || self == "」"
  }
}
