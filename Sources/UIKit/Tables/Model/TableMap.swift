/// The parts of a table from top to bottom, each with its height: for every section a header,
/// its rows and a footer.
struct TableMap {
  enum Part: Equatable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  let rowCounts: [Int]
  private let firsts: [Int]
  private(set) var heights: HeightTree
  /// Whether the height of a part is known and not estimated.
  private var isExact: [Bool]

  /// - Parameter height: the first guess for a part, and whether it is more than that.
  init(
    rowCounts: [Int] = [], height: (Part) -> (height: CGFloat, isExact: Bool) = { _ in (0, true) }
  ) {
    self.rowCounts = rowCounts
    var firsts = [0]
    for count in rowCounts { firsts.append(firsts[firsts.count - 1] + count + 2) }
    self.firsts = firsts
    var lengths: [CGFloat] = []
    var exact: [Bool] = []
    lengths.reserveCapacity(firsts[rowCounts.count])
    exact.reserveCapacity(firsts[rowCounts.count])
    func add(_ part: Part) {
      let guess = height(part)
      lengths.append(guess.height)
      exact.append(guess.isExact)
    }
    for (section, count) in rowCounts.enumerated() {
      add(.header(section))
      for row in 0..<count { add(.row(IndexPath(row: row, section: section))) }
      add(.footer(section))
    }
    heights = HeightTree(lengths)
    isExact = exact
  }

  var count: Int { heights.count }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section)
      && path.row >= 0 && path.row < rowCounts[path.section]
  }

  func index(of part: Part) -> Int {
    switch part {
    case .header(let section): firsts[section]
    case .row(let path): firsts[path.section] + 1 + path.row
    case .footer(let section): firsts[section + 1] - 1
    }
  }

  func part(at index: Int) -> Part {
    var low = 0
    var high = rowCounts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firsts[middle] <= index { low = middle } else { high = middle }
    }
    let inside = index - firsts[low]
    if inside == 0 { return .header(low) }
    if inside == rowCounts[low] + 1 { return .footer(low) }
    return .row(IndexPath(row: inside - 1, section: low))
  }

  /// Where a part begins and ends, points below the first one.
  func span(of part: Part) -> (start: CGFloat, end: CGFloat) {
    let index = index(of: part)
    let start = heights.start(of: index)
    return (start, start + heights.lengths[index])
  }

  func isExact(_ index: Int) -> Bool { isExact[index] }

  mutating func set(_ index: Int, height: CGFloat, isExact: Bool = true) {
    if heights.lengths[index] != height { heights.set(index, to: height) }
    self.isExact[index] = isExact
  }

  /// Takes all heights for guesses, as when the width has changed.
  mutating func forgetMeasures() {
    for index in isExact.indices { isExact[index] = false }
  }
}
