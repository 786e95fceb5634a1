import UIKit

/// Tells by a plain simplex on a dense table, starting from a layout, by how much the rules of one
/// priority could be met better without missing any stronger ones more than the layout does.
struct SlowOptimum {
  /// The parent of each view, `nil` of those in the root. The first view is the root itself.
  let parents: [Int?]
  let rules: [RandomRule]
  /// The frames in the root's space.
  let frames: [CGRect]

  /// The least sum of deviations of the rules of `priority`.
  func leastDeviation(at priority: Float) -> Double {
    // Columns: for each moved view's four numbers what is added and what is taken away; then for
    // each rule what it is missed by below and above; then slacks.
    var table = DenseSimplex(columns: frames.count * 8)
    var costs: [Float: [Int]] = [:]
    for rule in rules where rule.priority >= priority {
      let form = form(of: rule)
      let rest = -rule.difference(in: frames)
      if rule.isRequired {
        if rule.relation != .greaterThanOrEqual { table.addRow(form, atMost: max(0, rest)) }
        if rule.relation != .lessThanOrEqual {
          table.addRow(form.mapValues { -$0 }, atMost: max(0, -rest))
        }
        continue
      }
      let (below, above) = table.addMissed(form, by: rest)
      if rule.relation != .lessThanOrEqual { costs[rule.priority, default: []].append(below) }
      if rule.relation != .greaterThanOrEqual { costs[rule.priority, default: []].append(above) }
    }
    for (stronger, columns) in costs where stronger > priority {
      table.addRow(
        Dictionary(uniqueKeysWithValues: columns.map { ($0, 1.0) }), atMost: deviation(at: stronger)
      )
    }
    return table.minimum(of: costs[priority] ?? [])
  }

  /// The sum of deviations in the layout itself.
  func deviation(at priority: Float) -> Double {
    rules.filter { $0.priority == priority }.reduce(0) { $0 + $1.deviation(in: frames) }
  }

  /// The change of a rule's left side minus its right side, by column.
  private func form(of rule: RandomRule) -> [Int: Double] {
    var form: [Int: Double] = [:]
    func add(_ factor: Double, _ view: Int, _ slot: Int) {
      guard view > 0 else { return }
      form[view * 8 + slot * 2, default: 0] += factor
      form[view * 8 + slot * 2 + 1, default: 0] -= factor
    }
    func add(_ factor: Double, _ quantity: RandomRule.Quantity, of view: Int) {
      let (start, length) = quantity.isHorizontal ? (0, 2) : (1, 3)
      if !quantity.isSize {
        var space: Int? = view
        while let current = space {
          add(factor, current, start)
          space = parents[current]
        }
      }
      switch quantity {
      case .left, .top: break
      case .right, .bottom, .width, .height: add(factor, view, length)
      case .centerX, .centerY: add(factor / 2, view, length)
      }
    }
    add(1, rule.quantity, of: rule.first)
    if let second = rule.second { add(-rule.multiplier, rule.quantity, of: second) }
    return form
  }
}

/// Rows of numbers that are not below zero; the start, where all columns but the bases are zero,
/// is allowed.
struct DenseSimplex {
  private var rows: [[Double]] = []
  private var rightSides: [Double] = []
  private var bases: [Int] = []
  private var columns: Int

  init(columns: Int) {
    self.columns = columns
  }

  private mutating func addColumn() -> Int {
    columns += 1
    return columns - 1
  }

  private mutating func append(_ form: [Int: Double], base: Int, rightSide: Double) {
    var row = [Double](repeating: 0, count: columns)
    for (column, factor) in form { row[column] += factor }
    row[base] = 1
    rows.append(row)
    rightSides.append(rightSide)
    bases.append(base)
  }

  /// Form ≤ bound, which is not below zero.
  mutating func addRow(_ form: [Int: Double], atMost bound: Double) {
    // What is in the base already has to be taken out of the new row.
    var form = form
    var bound = bound
    for (row, base) in bases.enumerated() {
      guard let factor = form[base], factor != 0 else { continue }
      for column in rows[row].indices where rows[row][column] != 0 {
        form[column, default: 0] -= factor * rows[row][column]
      }
      form[base] = 0
      bound -= factor * rightSides[row]
    }
    append(form, base: addColumn(), rightSide: max(0, bound))
  }

  /// Form + below − above = goal. Answers the two new columns.
  mutating func addMissed(_ form: [Int: Double], by goal: Double) -> (below: Int, above: Int) {
    let (below, above) = (addColumn(), addColumn())
    var form = form
    if goal >= 0 {
      form[above] = -1
      append(form, base: below, rightSide: goal)
    } else {
      form = form.mapValues { -$0 }
      form[below] = -1
      append(form, base: above, rightSide: -goal)
    }
    return (below, above)
  }

  /// The least sum of some columns.
  func minimum(of goal: [Int]) -> Double {
    var rows = rows.map { $0 + [Double](repeating: 0, count: columns - $0.count) }
    var (rightSides, bases) = (rightSides, bases)
    var cost = [Double](repeating: 0, count: columns)
    for column in goal { cost[column] = 1 }
    var value = 0.0
    for (row, base) in bases.enumerated() where cost[base] != 0 {
      let factor = cost[base]
      value += factor * rightSides[row]
      for column in cost.indices { cost[column] -= factor * rows[row][column] }
    }
    // The first column that helps, and of equal rows the one with the first base: so that it ends.
    while let entering = cost.firstIndex(where: { $0 < -1e-7 }) {
      var leaving: Int?
      var least = Double.infinity
      for row in rows.indices where rows[row][entering] > 1e-9 {
        let ratio = rightSides[row] / rows[row][entering]
        if ratio < least - 1e-10 || (abs(ratio - least) <= 1e-10 && bases[row] < bases[leaving!]) {
          (least, leaving) = (ratio, row)
        }
      }
      guard let leaving else { return -.infinity }
      let factor = rows[leaving][entering]
      for column in rows[leaving].indices { rows[leaving][column] /= factor }
      rightSides[leaving] /= factor
      for row in rows.indices where row != leaving && rows[row][entering] != 0 {
        let factor = rows[row][entering]
        for column in rows[row].indices where rows[leaving][column] != 0 {
          rows[row][column] -= factor * rows[leaving][column]
        }
        rightSides[row] = max(0, rightSides[row] - factor * rightSides[leaving])
      }
      let reduced = cost[entering]
      value += reduced * rightSides[leaving]
      for column in cost.indices { cost[column] -= reduced * rows[leaving][column] }
      bases[leaving] = entering
    }
    return value
  }
}
