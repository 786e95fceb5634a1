import UIKit

/// Whether the next letter is a capital, from what stands before the caret.
enum Capitalization {
  /// `text` is what stands before the caret, or `nil` when it is not known; then only an empty
  /// field (`isEmpty`) starts with a capital.
  static func wantsCapital(
    _ type: UITextAutocapitalizationType, before text: String?, isEmpty: Bool
  ) -> Bool {
    switch type {
    case .none: false
    case .allCharacters: true
    case .words: text.map(startsWord) ?? isEmpty
    case .sentences: text.map(startsSentence) ?? isEmpty
    }
  }

  private static func startsWord(after text: String) -> Bool {
    text.last.map(\.isWhitespace) ?? true
  }

  private static func startsSentence(after text: String) -> Bool {
    let trailing = text.reversed().prefix(while: \.isWhitespace)
    let rest = text.dropLast(trailing.count)
    if rest.isEmpty || trailing.contains(where: \.isNewline) { return true }
    guard !trailing.isEmpty else { return false }
    let end = rest.reversed().first { !closers.contains($0) }
    return end.map(enders.contains) ?? false
  }

  private static let enders: Set<Character> = [".", "!", "?", "…"]
  /// What may stand between the end of a sentence and the space after it.
  private static let closers: Set<Character> = ["\"", "'", "”", "’", ")", "]", "»"]
}
