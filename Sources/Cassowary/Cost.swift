/// What one unit of a restricted unknown adds to the objective: a weight for each priority in
/// use, highest priority first. Costs compare lexicographically.
struct Cost {
  struct Term {
    var priority: Float
    var weight: Double
  }

  private(set) var terms: [Term] = []

  static let zero = Cost()

  private init() {}

  init(priority: Float, weight: Double) {
    terms = [Term(priority: priority, weight: weight)]
  }

  var isZero: Bool { terms.isEmpty }

  /// Whether the weight at the highest priority that matters is below zero.
  var isNegative: Bool {
    guard let first = terms.first else { return false }
    return first.weight < 0
  }

  /// Adds `factor` × `other`. O(priorities).
  mutating func add(_ other: Cost, times factor: Double) {
    if other.terms.isEmpty { return }
    if terms.isEmpty {
      terms = other.terms
      for index in terms.indices { terms[index].weight *= factor }
      return
    }
    if terms.count == 1, other.terms.count == 1, terms[0].priority == other.terms[0].priority {
      let sum = terms[0].weight + factor * other.terms[0].weight
      if abs(sum) < Tolerance.pivot { terms.removeLast() } else { terms[0].weight = sum }
      return
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var left = 0
    var right = 0
    while left < terms.count || right < other.terms.count {
      if right == other.terms.count
        || left < terms.count && terms[left].priority > other.terms[right].priority
      {
        merged.append(terms[left])
        left += 1
      } else if left == terms.count || terms[left].priority < other.terms[right].priority {
        merged.append(
          Term(
            priority: other.terms[right].priority, weight: factor * other.terms[right].weight))
        right += 1
      } else {
        let sum = terms[left].weight + factor * other.terms[right].weight
        if abs(sum) >= Tolerance.pivot {
          merged.append(Term(priority: terms[left].priority, weight: sum))
        }
        left += 1
        right += 1
      }
    }
    terms = merged
  }

  /// Compares `self` / `divisor` with `other` / `otherDivisor`, both divisors above zero: below
  /// zero if the first is less, 0 if they agree. O(priorities).
  func compare(over divisor: Double, with other: Cost, over otherDivisor: Double) -> Int {
    var left = 0
    var right = 0
    while left < terms.count || right < other.terms.count {
      let first = left < terms.count ? terms[left].priority : -1
      let second = right < other.terms.count ? other.terms[right].priority : -1
      var difference = 0.0
      if first >= second {
        difference += terms[left].weight / divisor
        left += 1
      }
      if second >= first {
        difference -= other.terms[right].weight / otherDivisor
        right += 1
      }
      if abs(difference) >= Tolerance.pivot { return difference < 0 ? -1 : 1 }
    }
    return 0
  }
}
