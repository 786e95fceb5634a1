/// Lengths in a row whose ends are found and changed in logarithmic time: a Fenwick tree. Node
/// `n`, counted from 1, holds the sum of the `n & -n` lengths that end with the `n`th.
struct HeightTree {
  private(set) var lengths: [CGFloat]
  private var sums: [CGFloat]
  private let highestPower: Int

  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    sums = [0] + lengths
    let count = lengths.count
    for node in stride(from: 1, through: count, by: 1) {
      let parent = node + (node & -node)
      if parent <= count { sums[parent] += sums[node] }
    }
    highestPower = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
  }

  var count: Int { lengths.count }

  /// The sum of all lengths.
  var total: CGFloat { start(of: count) }

  /// The sum of the lengths before `index`.
  func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node &= node - 1
    }
    return sum
  }

  mutating func set(_ index: Int, to length: CGFloat) {
    let growth = length - lengths[index]
    lengths[index] = length
    var node = index + 1
    while node <= count {
      sums[node] += growth
      node += node & -node
    }
  }

  /// The index of the length in which `offset` lies; the first or last one for offsets outside.
  func index(at offset: CGFloat) -> Int {
    var node = 0
    var left = offset
    var power = highestPower
    while power > 0 {
      let next = node + power
      if next <= count, sums[next] <= left {
        node = next
        left -= sums[next]
      }
      power >>= 1
    }
    return max(0, min(node, count - 1))
  }
}
