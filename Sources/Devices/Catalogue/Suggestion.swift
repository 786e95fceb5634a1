/// Finds what somebody probably meant when they mistyped a name.
public enum Suggestion {
  /// The candidate nearest to a word by edit distance, case ignored, or `nil` when none is
  /// near enough to be a likely slip. Of equally near candidates the first one wins.
  ///
  ///     Suggestion.closest(to: "heigth", in: ["width", "height"])  // "height"
  ///
  /// A candidate counts when about a third of its letters at most separate it from the word;
  /// a single slip is always allowed.
  public static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let distance = editDistance(wanted, letters)
      guard distance <= max(1, (max(letters.count, wanted.count) + 1) / 3) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The tail of a message, `; did you mean "height"?`, or nothing when no candidate is near.
  public static func clause(for word: String, in candidates: some Sequence<String>) -> String {
    guard let match = closest(to: word, in: candidates) else { return "" }
    return "; did you mean \"\(match)\"?"
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to
  /// the other.
  private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replace = last[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(replace, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
