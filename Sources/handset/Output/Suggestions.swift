import Devices

/// What to say about a word that is none of a short list.
enum Suggestions {
  /// The nearest word as a question, or the whole list when none is near.
  static func clause(for word: String, in words: [String]) -> String {
    let near = Suggestion.clause(for: word, in: words)
    return near.isEmpty ? "; there are: " + words.joined(separator: ", ") : near
  }
}
