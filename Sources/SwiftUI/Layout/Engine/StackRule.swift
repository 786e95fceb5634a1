/// How stacks share their space.
///
/// Along the stack the spacing is taken off first. Items are served by priority, highest first:
/// those of lower priority keep only their smallest size meanwhile. Among equals the least
/// flexible chooses first; each is offered an equal share of what is left.
@MainActor
struct StackRule {
  /// Points between two items where nothing else is said.
  nonisolated static let defaultSpacing: CGFloat = 8

  var axis: Axis
  /// The line across the stack by which items are aligned.
  var alignment: AlignmentKey
  /// Points between items; `nil` for what they ask for.
  var spacing: CGFloat?

  struct Solution {
    var size = CGSize.zero
    /// The frames of the items, in the stack's space.
    var frames: [CGRect] = []
  }

  func solve<Item: LayoutItem>(_ items: [Item], in proposal: ProposedViewSize) -> Solution {
    guard !items.isEmpty else { return Solution() }
    let gaps = gaps(items)
    let sizes = chooseSizes(items, in: proposal, spacing: gaps.reduce(0, +))
    return place(items, sizes, gaps)
  }

  /// The distance before each item.
  private func gaps<Item: LayoutItem>(_ items: [Item]) -> [CGFloat] {
    if let spacing { return items.indices.map { $0 == 0 ? 0 : spacing } }
    var touchesSpacer = true
    return items.map { item in
      let isSpacer = item.hasNoSpacing
      defer { touchesSpacer = isSpacer }
      return touchesSpacer || isSpacer ? 0 : Self.defaultSpacing
    }
  }

  private func offer(_ length: CGFloat?, in proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = length
    return offer
  }

  private func chooseSizes<Item: LayoutItem>(
    _ items: [Item], in proposal: ProposedViewSize, spacing: CGFloat
  ) -> [CGSize] {
    guard let available = proposal[axis] else {
      let offer = offer(nil, in: proposal)
      return items.map { $0.size(in: offer) }
    }
    let requests = items.map { item in
      let least = item.size(in: offer(0, in: proposal))[axis]
      let most = item.size(in: offer(.infinity, in: proposal))[axis]
      return (priority: item.layoutPriority, least: least, flexibility: most - least)
    }
    let order = items.indices.sorted { one, other in
      let (first, second) = (requests[one], requests[other])
      if first.priority != second.priority { return first.priority > second.priority }
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      return one < other
    }
    var sizes = [CGSize](repeating: .zero, count: items.count)
    var left = available - spacing
    var reserved = requests.reduce(0) { $0 + $1.least }
    var start = order.startIndex
    while start < order.endIndex {
      let priority = requests[order[start]].priority
      let group = order[start...].prefix { requests[$0].priority == priority }
      for index in group { reserved -= requests[index].least }
      var count = group.count
      for index in group {
        let offer = offer(max(0, (left - reserved) / CGFloat(count)), in: proposal)
        sizes[index] = items[index].size(in: offer)
        left -= sizes[index][axis]
        count -= 1
      }
      start = group.endIndex
    }
    return sizes
  }

  /// Items stand one after the other, their lines of alignment in one.
  private func place<Item: LayoutItem>(
    _ items: [Item], _ sizes: [CGSize], _ gaps: [CGFloat]
  ) -> Solution {
    let across = axis.other
    var before: CGFloat = 0
    var after: CGFloat = 0
    let lines = items.indices.map { index in
      let line = items[index].line(alignment, in: sizes[index])
      before = max(before, line)
      after = max(after, sizes[index][across] - line)
      return line
    }
    var solution = Solution()
    solution.frames.reserveCapacity(items.count)
    var position: CGFloat = 0
    for index in items.indices {
      position += gaps[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[across] = before - lines[index]
      solution.frames.append(CGRect(origin: origin, size: sizes[index]))
      position += sizes[index][axis]
    }
    solution.size[axis] = position
    solution.size[across] = before + after
    return solution
  }
}
