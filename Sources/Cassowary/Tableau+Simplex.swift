extension Tableau {
  /// Steps after which Bland's rule takes over, which cannot run in circles.
  private static let stepsBeforeBland = 200

  /// Primal simplex: pivots until no symbol lowers the objective. The values must be feasible.
  /// Costs nothing if nothing changed.
  mutating func optimise() {
    var step = 0
    while let entering = takeImproving(smallest: step > Self.stepsBeforeBland) {
      if let leaving = leavingSymbol(
        entering: entering, direction: 1, smallest: step > Self.stepsBeforeBland)?.symbol
      {
        pivot(entering: entering, leaving: leaving)
      }
      step += 1
      if step > Self.stepsBeforeBland + 20 * symbolCount { break }
    }
    improving.removeAll(keepingCapacity: true)
    violated.removeAll(keepingCapacity: true)
  }

  /// Dual simplex: pivots until no basic symbol violates its bound. The costs must be optimal and
  /// stay so. Returns nil, or the basic symbol whose row shows that this is impossible.
  mutating func restoreFeasibility() -> Symbol? {
    var step = 0
    while let leaving = takeViolated(smallest: step > Self.stepsBeforeBland) {
      let entering = enteringSymbol(
        leaving: leaving, grows: values[leaving] < 0, smallest: step > Self.stepsBeforeBland)
      guard let entering else { return leaving }
      pivot(entering: entering, leaving: leaving)
      step += 1
      if step > Self.stepsBeforeBland + 20 * symbolCount { return leaving }
    }
    return nil
  }

  /// Makes a basic dummy nonbasic. Returns false if its row shows that it cannot be 0. A dummy
  /// whose row has only dummies, because its equality follows from others, stays basic.
  mutating func expel(_ dummy: Symbol) -> Bool {
    let isZero = !violatesBound(dummy)
    let grows = values[dummy] < 0
    if let entering = enteringSymbol(leaving: dummy, grows: grows, smallest: false) {
      pivot(entering: entering, leaving: dummy)
    } else if !isZero {
      return false
    } else if let entering = enteringSymbol(leaving: dummy, grows: !grows, smallest: false) {
      pivot(entering: entering, leaving: dummy)
    }
    return true
  }

  /// Makes a nonbasic marker basic, whatever its sign, without violating another bound. Returns
  /// false if no row contains it. O(column) and a pivot.
  mutating func enterMarker(_ marker: Symbol) -> Bool {
    let dummy = columns[marker].filter { kinds[$0] == .dummy }
      .max { abs(rows[$0].coefficient(of: marker)) < abs(rows[$1].coefficient(of: marker)) }
    let leaving =
      dummy.flatMap { abs(rows[$0].coefficient(of: marker)) > Tolerance.pivot ? $0 : nil }
      ?? leavingSymbol(entering: marker, direction: 1, smallest: false)?.symbol
      ?? leavingSymbol(entering: marker, direction: -1, smallest: false)?.symbol
    guard let leaving else { return false }
    pivot(entering: marker, leaving: leaving)
    return true
  }

  mutating func takeImproving(smallest: Bool) -> Symbol? {
    while let symbol = improving.take(smallest: smallest) {
      if !isBasic[symbol], kinds[symbol] != .dummy, costs[symbol].isNegative { return symbol }
    }
    return nil
  }

  private mutating func takeViolated(smallest: Bool) -> Symbol? {
    while let symbol = violated.take(smallest: smallest) {
      if isBasic[symbol], violatesBound(symbol) { return symbol }
    }
    return nil
  }

  /// The basic symbol that first reaches 0 as `entering` grows (direction 1) or falls
  /// (direction -1), and how far it lets it go. O(column).
  func leavingSymbol(
    entering: Symbol, direction: Double, smallest: Bool
  ) -> (symbol: Symbol, growth: Double)? {
    let slop = smallest ? 0 : Tolerance.step
    var limit = Double.infinity
    for basic in columns[entering] where kinds[basic] != .dummy {
      let size = -direction * rows[basic].coefficient(of: entering)
      if size > Tolerance.pivot { limit = min(limit, (max(values[basic], 0) + slop) / size) }
    }
    if limit == .infinity { return nil }
    // Of those that are as good within the slop, the largest divisor keeps rounding smallest.
    var best: (symbol: Symbol, growth: Double)?
    var bestSize = 0.0
    for basic in columns[entering] where kinds[basic] != .dummy {
      let size = -direction * rows[basic].coefficient(of: entering)
      if size <= Tolerance.pivot { continue }
      let growth = max(values[basic], 0) / size
      if growth > limit || size < bestSize && !smallest { continue }
      if let best, smallest || size == bestSize, basic > best.symbol { continue }
      best = (basic, growth)
      bestSize = size
    }
    return best
  }

  /// The nonbasic symbol that moves `leaving` up (or down) at the least cost. O(row).
  private func enteringSymbol(leaving: Symbol, grows: Bool, smallest: Bool) -> Symbol? {
    var best: Symbol?
    var bestSize = 0.0
    for term in rows[leaving].terms where kinds[term.symbol] != .dummy {
      let size = grows ? term.coefficient : -term.coefficient
      if size <= Tolerance.pivot { continue }
      if let best {
        let order = costs[term.symbol].compare(over: size, with: costs[best], over: bestSize)
        if order > 0 || order == 0 && (smallest || size <= bestSize) { continue }
      }
      best = term.symbol
      bestSize = size
    }
    return best
  }
}

extension Array where Element == Int {
  /// Takes the last element, or the smallest and every copy of it. O(1), or O(count).
  fileprivate mutating func take(smallest: Bool) -> Int? {
    guard smallest else { return popLast() }
    guard let element = self.min() else { return nil }
    removeAll { $0 == element }
    return element
  }
}
