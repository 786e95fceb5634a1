import Foundation

/// Words of a language, the most common first, from `Resources/keyboards/words/<language>.txt`.
/// A file is read once and shared by all phones.
final class WordList: Sendable {
  /// The words, the most common first.
  let words: [String]
  private let ranks: [String: Int]
  /// The keys of words with their places in `words`, by their first letter, the most common first.
  private let keys: [Character: [(key: String, rank: Int)]]
  /// The letters that words are made of.
  let letters: [Character]

  init(words: [String]) {
    self.words = words
    var ranks: [String: Int] = [:]
    ranks.reserveCapacity(words.count)
    var keys: [Character: [(key: String, rank: Int)]] = [:]
    var letters: Set<Character> = []
    for (rank, word) in words.enumerated() {
      let key = Self.key(word)
      guard let first = key.first, ranks[key] == nil else { continue }
      ranks[key] = rank
      keys[first, default: []].append((key, rank))
      // The common words have all letters.
      if rank < 4_000 { letters.formUnion(key) }
    }
    self.ranks = ranks
    self.keys = keys
    self.letters = letters.sorted()
  }

  /// What words are compared by: small letters and plain apostrophes.
  static func key(_ word: String) -> String {
    let small = word.lowercased()
    // Looked for byte by byte, since there is hardly ever one.
    return small.utf8.contains(0xE2) ? small.replacing("’", with: "'") : small
  }

  /// How common a word is, from 0 for the most common; `nil` where it is unknown.
  func rank(of word: String) -> Int? { ranks[Self.key(word)] }

  /// The same for a word that is a key.
  func rank(ofKey key: String) -> Int? { ranks[key] }

  /// A word that is known as `word` but for capitals, as it is written.
  func written(_ word: String) -> String? { rank(of: word).map { words[$0] } }

  /// The most common words that begin with `start`, which is a key.
  func words(startingWith start: String, limit: Int) -> [String] {
    guard let first = start.first, let keys = keys[first] else { return [] }
    return keys.lazy.filter { $0.key.hasPrefix(start) }.prefix(limit).map { words[$0.rank] }
  }

  // MARK: Files

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: WordList] = [:]

  /// The list of a language; empty where there is none.
  static func list(language: String, resources: URL) -> WordList {
    let name = language.hasPrefix("ja") ? "ja" : language
    let url = resources.appendingPathComponent("keyboards/words/\(name).txt")
    return lock.withLock {
      if let list = known[url.path] { return list }
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      let list = WordList(words: text.split(whereSeparator: \.isWhitespace).map(String.init))
      known[url.path] = list
      return list
    }
  }
}
