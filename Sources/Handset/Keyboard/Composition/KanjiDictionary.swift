import Foundation

/// Japanese words by their reading, from `Resources/keyboards/words/ja-kanji.txt`, which is read
/// once and shared by all phones.
final class KanjiDictionary: Sendable {
  private let words: [String: [String]]

  /// Lines of a reading and its words, with blanks between them.
  init(_ text: String) {
    var words: [String: [String]] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ").map(String.init)
      if let reading = parts.first { words[reading] = Array(parts.dropFirst()) }
    }
    self.words = words
  }

  /// What syllables may be written as: the words that are read so, and what their parts make.
  func forms(of kana: String) -> [String] {
    let exact = words[kana] ?? []
    guard kana.count > 2, let sentence = sentence(of: kana), !exact.contains(sentence) else {
      return exact
    }
    return exact + [sentence]
  }

  /// The longest reading that is looked for in a sentence, syllables.
  private static let longest = 9
  /// Words that stay in syllables.
  private static let inKana: Set<String> = [
    "です", "ます", "した", "ました", "ません", "から", "まで", "より", "など", "だけ", "ない", "する", "ある",
    "いる", "こと", "もの", "これ", "それ", "あれ", "この", "その", "あの", "という", "とき", "ください",
  ]

  /// The fewest words that a sentence can be cut into, each as it is usually written; `nil` where
  /// nothing changes. Single syllables are mostly particles, and stay.
  private func sentence(of kana: String) -> String? {
    let syllables = Array(kana)
    guard syllables.count <= 40 else { return nil }
    var best: [(cost: Int, text: String)] = [(0, "")]
    for end in 1...syllables.count {
      var found = (cost: best[end - 1].cost + 1, text: best[end - 1].text + [syllables[end - 1]])
      for start in max(0, end - Self.longest)..<max(0, end - 1) {
        let reading = String(syllables[start..<end])
        let word = Self.inKana.contains(reading) ? reading : words[reading]?.first
        guard let word, best[start].cost + 1 < found.cost else { continue }
        found = (best[start].cost + 1, best[start].text + word)
      }
      best.append(found)
    }
    let text = best[syllables.count].text
    return text == kana ? nil : text
  }

  // MARK: Files

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: KanjiDictionary] = [:]

  /// The dictionary of a folder of resources; empty where there is none.
  static func dictionary(in resources: URL) -> KanjiDictionary {
    let url = resources.appendingPathComponent("keyboards/words/ja-kanji.txt")
    return lock.withLock {
      if let dictionary = known[url.path] { return dictionary }
      let dictionary = KanjiDictionary((try? String(contentsOf: url, encoding: .utf8)) ?? "")
      known[url.path] = dictionary
      return dictionary
    }
  }
}
