/// The spaces around words that are cut, deleted or pasted as words.
enum SmartSpacing {
  /// `range` with one of the two spaces that would be left where words are taken out, or with the
  /// space that would stand before a sign or at an end. Parts of words take nothing along.
  static func widened(_ range: Range<String.Index>, in text: String) -> Range<String.Index> {
    guard !range.isEmpty, isWord(text[range].first), isWord(text[range].last) else { return range }
    let before = range.lowerBound > text.startIndex ? text[..<range.lowerBound].last : nil
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : nil
    guard !isWord(before), !isWord(after) else { return range }
    if before == " ", after == nil || after?.isWhitespace == true || after?.isPunctuation == true {
      return text.index(before: range.lowerBound)..<range.upperBound
    }
    if after == " ", before == nil || before?.isNewline == true {
      return range.lowerBound..<text.index(after: range.upperBound)
    }
    return range
  }

  /// What is pasted in the place of `range`, with spaces between its words and those beside it.
  static func spaced(
    _ pasted: String, replacing range: Range<String.Index>, in text: String
  ) -> String {
    let before = range.lowerBound > text.startIndex ? text[..<range.lowerBound].last : nil
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : nil
    // Inside a word it completes the word.
    guard !(isWord(before) && isWord(after)) else { return pasted }
    return (isWord(before) && isWord(pasted.first) ? " " : "") + pasted
      + (isWord(pasted.last) && isWord(after) ? " " : "")
  }

  private static func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }
}
