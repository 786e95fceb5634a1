/// Offers words: those that go on from what has been typed, those that it may have been meant to
/// be, and those that tend to follow. It learns from what is typed while the phone is on; nothing
/// is kept, and secrets never come here.
struct WordPredictor {
  private let list: WordList
  /// How often words were typed.
  private var counts = LearnedWords()
  /// What followed a word, the latest last.
  private var followers: [String: [String]] = [:]

  init(list: WordList, neighbors: [Character: Set<Character>] = [:]) {
    self.list = list
    corrections = WordCorrections(list: list, neighbors: neighbors)
  }

  private let corrections: WordCorrections

  /// Remembers a word and the one before it.
  mutating func learn(_ word: String, after previous: String?) {
    guard word.utf8.count <= Self.longest, word.count > 1, word.allSatisfy(Self.isOfWords) else {
      return
    }
    let key = WordList.key(word)
    counts.add(key, 1)
    guard let previous = previous.map(WordList.key) else { return }
    var known = followers[previous] ?? []
    known.removeAll { $0 == key }
    followers[previous] = known.suffix(7) + [key]
  }

  /// Remembers that a word is meant as it was typed.
  mutating func keep(_ word: String) {
    counts.add(WordList.key(word), Self.countOfKnown)
  }

  /// Bytes; what is longer is a token or an address, and no word goes on from it.
  private static let longest = 64

  /// How often a word that is in no list is typed before it counts as one.
  private static let countOfKnown = 2

  private func isKnown(_ key: String) -> Bool {
    list.rank(of: key) != nil || counts[key] >= Self.countOfKnown
  }

  /// Whether a word is spelt wrongly: it is unknown, and close to one that is known. What is close
  /// to none may be a name.
  func isMisspelled(_ word: String) -> Bool {
    let key = WordList.key(word)
    guard !list.words.isEmpty, key.utf8.count <= Self.longest, key.count > 2,
      word != word.uppercased(), !isKnown(key)
    else { return false }
    return corrections.candidates(for: key).contains(where: \.isLikely)
  }

  /// Three places for what is being typed.
  /// - Parameters:
  ///   - word: what stands before the caret, without white space.
  ///   - corrects: whether wrong words may be replaced by others.
  ///   - isStart: whether the word begins a sentence; elsewhere capitals are for names, which are
  ///     left alone.
  func suggestions(
    for word: String, corrects: Bool, isStart: Bool = true
  ) -> [WordSuggestion?] {
    guard word.utf8.count <= Self.longest else {
      return [WordSuggestion(text: word, isTyped: true), nil, nil]
    }
    let key = WordList.key(word)
    let completions = self.completions(of: key)
    let wrong = corrects && !isKnown(key) ? corrections.candidates(for: key) : []
    let correction = corrects ? self.correction(of: word, key, wrong, completions) : nil
    var best = correction.map { [$0] } ?? []
    best += completions + wrong.map(\.word)
    var words: [String] = []
    for other in best.map({ Self.cased($0, like: word) }) where !words.contains(other) {
      if other != word { words.append(other) }
    }
    let isCertain =
      correction != nil && (isStart || word.first?.isUppercase != true)
      && !(word.count > 1 && word == word.uppercased() && word != word.lowercased())
    return [
      WordSuggestion(text: word, isTyped: true),
      words.first.map { WordSuggestion(text: $0, isPreferred: isCertain) },
      words.count > 1 ? WordSuggestion(text: words[1]) : nil,
    ]
  }

  /// The word that was meant for certain, if it is another one than was typed: one that is
  /// written with capitals, or one that a slip of a finger has made unknown.
  private func correction(
    of word: String, _ key: String, _ wrong: [WordCorrections.Candidate], _ completions: [String]
  ) -> String? {
    if counts[key] < Self.countOfKnown, let written = list.written(word),
      word == word.lowercased(), written != written.lowercased()
    {
      return written
    }
    guard let best = wrong.first, best.isLikely, word.allSatisfy(Self.isOfWords),
      key.count > 2 || best.word.contains("'")
    else { return nil }
    // What is being typed may have more letters to come.
    if let going = completions.first, going != best.word {
      let rank = list.rank(of: going).map { Double($0 + 50) } ?? 0
      guard best.cost < rank / 2 else { return nil }
    }
    return best.word
  }

  private static func isOfWords(_ character: Character) -> Bool {
    character.isLetter || character == "'" || character == "’"
  }

  /// Three words that may come next.
  func nextWords(after previous: String?, isCapital: Bool) -> [WordSuggestion?] {
    let learned = previous.flatMap { followers[WordList.key($0)]?.reversed() }.map(Array.init) ?? []
    let usual = list.words.prefix(12).map { $0 }
    var words: [String] = []
    for word in learned + usual where !words.contains(word) && word != previous {
      words.append(word)
    }
    return words.prefix(3).map {
      WordSuggestion(text: isCapital ? $0.prefix(1).uppercased() + $0.dropFirst() : $0)
    }
  }

  /// The words that begin with a key, those that were typed lately first.
  private func completions(of start: String) -> [String] {
    let learned = counts.words(startingWith: start)
      .sorted { ($0.count, $1.key) > ($1.count, $0.key) }.map { list.written($0.key) ?? $0.key }
    var result: [String] = []
    for word in learned + list.words(startingWith: start, limit: 4)
    where !result.contains(word) && WordList.key(word) != start {
      result.append(word)
    }
    return result
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
