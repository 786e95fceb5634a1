/// How often words were typed, found by how they begin without looking at all of them.
struct LearnedWords {
  private var counts: [String: Int] = [:]
  /// All keys in the order of their bytes, so that those with one start stand together.
  private var sorted: [String] = []

  /// How often a word was typed, by its key.
  subscript(key: String) -> Int { counts[key] ?? 0 }

  /// Counts a word so many times more.
  mutating func add(_ key: String, _ times: Int) {
    if counts[key] == nil { sorted.insert(key, at: place(of: key)) }
    counts[key, default: 0] += times
  }

  /// The words whose keys begin with `start`.
  func words(startingWith start: String) -> [(key: String, count: Int)] {
    sorted[place(of: start)...].prefix { $0.utf8.starts(with: start.utf8) }
      .map { ($0, self[$0]) }
  }

  /// The first place whose key does not come before `key`.
  private func place(of key: String) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].utf8.lexicographicallyPrecedes(key.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
