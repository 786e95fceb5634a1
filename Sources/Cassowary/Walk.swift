/// A depth-first walk with its own stack, since chains of views may be very long.
struct Walk {
  /// What was visited, successors first.
  private(set) var order: [Int] = []
  /// The walk in which a place was last visited.
  private var visits: [Int] = []
  private var current = 0
  private var stack: [(place: Int, index: Int)] = []

  /// Starts anew over places below `count`. O(1) amortised.
  mutating func begin(count: Int) {
    order.removeAll(keepingCapacity: true)
    current += 1
    while visits.count < count { visits.append(0) }
  }

  /// Appends what can be reached from `root` and was not yet visited, successors first. `next`
  /// gives the successors of a place one by one and advances the index. O(reached).
  mutating func visit(from root: Int, next: (Int, inout Int) -> Int?) {
    if visits[root] == current { return }
    visits[root] = current
    stack.append((root, 0))
    while let top = stack.indices.last {
      if let successor = next(stack[top].place, &stack[top].index) {
        if visits[successor] == current { continue }
        visits[successor] = current
        stack.append((successor, 0))
      } else {
        order.append(stack.removeLast().place)
      }
    }
  }
}
