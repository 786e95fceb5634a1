import Foundation

/// Words of a language, the most common first, from `Resources/keyboards/words/<language>.txt`.
struct WordList: Sendable {
  let words: [String]
  private let ranks: [String: Int]

  init(words: [String]) {
    self.words = words
    ranks = Dictionary(
      words.enumerated().map { ($1.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The list of a language; empty where there is none.
  init(language: String, resources: URL) {
    let name = language.hasPrefix("ja") ? "ja" : language
    let url = resources.appendingPathComponent("keyboards/words/\(name).txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    self.init(words: text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// How common a word is, from 0 for the most common; `nil` where it is unknown.
  func rank(of word: String) -> Int? { ranks[word.lowercased()] }
}
