/// Offers words: those that go on from what has been typed, those that it may have been meant to
/// be, and those that tend to follow. It learns from what is typed while the phone is on; nothing
/// is kept, and secrets never come here.
struct WordPredictor {
  private let list: WordList
  /// How often words were typed.
  private var counts: [String: Int] = [:]
  /// What followed a word, the latest last.
  private var followers: [String: [String]] = [:]

  init(list: WordList) {
    self.list = list
  }

  /// Remembers a word and the one before it.
  mutating func learn(_ word: String, after previous: String?) {
    guard word.count > 1, word.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" }) else { return }
    counts[word.lowercased(), default: 0] += 1
    guard let previous else { return }
    var known = followers[previous.lowercased()] ?? []
    known.removeAll { $0 == word.lowercased() }
    followers[previous.lowercased()] = known.suffix(7) + [word.lowercased()]
  }

  private func isKnown(_ word: String) -> Bool {
    list.rank(of: word) != nil || counts[word.lowercased()] != nil
  }

  /// Three places for what is being typed.
  /// - Parameters:
  ///   - word: what stands before the caret, without white space.
  ///   - corrects: whether wrong words may be replaced by others.
  func suggestions(for word: String, corrects: Bool) -> [WordSuggestion?] {
    let corrections = corrects && !isKnown(word) && word.count > 1 ? self.corrections(of: word) : []
    let completions = self.completions(of: word).filter { !corrections.contains($0) }
    let isCorrected = !corrections.isEmpty && completions.isEmpty
    var best = isCorrected ? corrections : completions + corrections
    best.removeAll { $0 == word.lowercased() }
    let others = best.prefix(2).map { Self.cased($0, like: word) }
    return [
      WordSuggestion(text: word, isTyped: true),
      others.first.map { WordSuggestion(text: $0, isPreferred: isCorrected) },
      others.count > 1 ? WordSuggestion(text: others[1]) : nil,
    ]
  }

  /// Three words that may come next.
  func nextWords(after previous: String?, isCapital: Bool) -> [WordSuggestion?] {
    let learned = previous.flatMap { followers[$0.lowercased()]?.reversed() }.map(Array.init) ?? []
    let usual = list.words.prefix(12).map { $0 }
    var words: [String] = []
    for word in learned + usual where !words.contains(word) && word != previous {
      words.append(word)
    }
    return words.prefix(3).map {
      WordSuggestion(text: isCapital ? $0.prefix(1).uppercased() + $0.dropFirst() : $0)
    }
  }

  private func completions(of prefix: String) -> [String] {
    let start = prefix.lowercased()
    let learned = counts.filter { $0.key.hasPrefix(start) }
      .sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
    let listed = list.words.lazy.filter { $0.lowercased().hasPrefix(start) }.prefix(4)
    var result: [String] = []
    for word in learned + listed where !result.contains(word) && word != start {
      result.append(word)
    }
    return result
  }

  /// The known words that one change away: a letter less, more, other, or two exchanged.
  private func corrections(of word: String) -> [String] {
    let letters = Array(word.lowercased())
    return list.words.filter { Self.isOneChange(letters, Array($0.lowercased())) }
      .prefix(2).map { $0 }
  }

  private static func isOneChange(_ one: [Character], _ other: [Character]) -> Bool {
    guard abs(one.count - other.count) <= 1 else { return false }
    let shared = zip(one, other).prefix { $0 == $1 }.count
    let (rest, target) = (one[shared...], other[shared...])
    if one.count == other.count {
      if rest.dropFirst().elementsEqual(target.dropFirst()) { return true }
      return rest.count >= 2 && rest.prefix(2).reversed().elementsEqual(target.prefix(2))
        && rest.dropFirst(2).elementsEqual(target.dropFirst(2))
    }
    return one.count > other.count
      ? rest.dropFirst().elementsEqual(target) : rest.elementsEqual(target.dropFirst())
  }

  /// A word with the capitals of another: all, the first one, or none.
  static func cased(_ word: String, like model: String) -> String {
    if model.count > 1, model == model.uppercased(), model != model.lowercased() {
      return word.uppercased()
    }
    guard let first = model.first, first.isUppercase else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
