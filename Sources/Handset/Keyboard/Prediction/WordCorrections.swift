/// The known words that are one slip of a finger away from what was typed.
struct WordCorrections {
  /// A word with what speaks against it: its rank, times how unlikely the slip is.
  struct Candidate: Hashable {
    var word: String
    var cost: Double
    /// Whether the slip is of a kind that nobody makes on purpose.
    var isLikely: Bool
  }

  let list: WordList
  /// The keys around each letter's.
  let neighbors: [Character: Set<Character>]

  /// Words of this rank and beyond are too rare to be meant instead.
  private static let commonRank = 6_000

  /// The best candidates, the best first, for a word that is a key and unknown.
  func candidates(for typed: String) -> [Candidate] {
    let letters = Array(typed)
    guard (2...24).contains(letters.count) else { return [] }
    var best: [String: Candidate] = [:]
    func consider(_ changed: [Character], _ slip: Double) {
      guard let rank = list.rank(ofKey: String(changed)), rank < Self.commonRank else { return }
      // A wrong first letter is rare.
      let factor = changed.first == letters.first ? slip : max(slip, 3)
      let candidate = Candidate(
        word: list.words[rank], cost: Double(rank + 50) * factor, isLikely: factor <= 2.5)
      if candidate.cost < best[candidate.word]?.cost ?? .infinity {
        best[candidate.word] = candidate
      }
    }
    for place in letters.indices { considerChanges(of: letters, at: place, consider) }
    for place in 0...letters.count { considerMissing(in: letters, at: place, consider) }
    return best.values.sorted { ($0.cost, $0.word) < ($1.cost, $1.word) }
  }

  /// A letter too many, two exchanged, or another one.
  private func considerChanges(
    of letters: [Character], at place: Int, _ consider: ([Character], Double) -> Void
  ) {
    var shorter = letters
    shorter.remove(at: place)
    let isDouble = place > 0 && letters[place] == letters[place - 1]
    // A last letter is seldom too many: more are to come, or it is an ending.
    let isLast = place + 1 == letters.count
    consider(shorter, isDouble ? 1 : isLast ? 4 : 2.5)
    if place + 1 < letters.count, letters[place] != letters[place + 1] {
      var exchanged = letters
      exchanged.swapAt(place, place + 1)
      consider(exchanged, 1)
    }
    let near = neighbors[letters[place]] ?? []
    for letter in list.letters where letter != letters[place] {
      var other = letters
      other[place] = letter
      consider(other, near.contains(letter) ? 1.5 : 4)
    }
  }

  /// A letter that is missing.
  private func considerMissing(
    in letters: [Character], at place: Int, _ consider: ([Character], Double) -> Void
  ) {
    for letter in list.letters {
      var longer = letters
      longer.insert(letter, at: place)
      let isDouble = place > 0 && letters[place - 1] == letter
      consider(longer, letter == "'" ? 0.5 : isDouble ? 1 : 2.5)
    }
  }
}
