/// Things in rows of columns, or in columns of rows for a grid that lies.
final class LazyGridElement: LazyElement {
  private var items: [GridItem] = []
  private var alignment: AlignmentKey
  private var spacing = StackRule.defaultSpacing

  init(_ axis: Axis, alignment: AlignmentKey) {
    self.alignment = alignment
    super.init(axis)
  }

  func arrange(_ items: [GridItem], _ alignment: AlignmentKey, spacing: CGFloat) {
    guard items != self.items || alignment != self.alignment || spacing != self.spacing else {
      return
    }
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    invalidate()
  }

  override func makePlan(_ across: CGFloat?) -> LazyPlan {
    let lanes = GridLane.lanes(items, room: across)
    var plan = LazyPlan()
    guard !lanes.isEmpty else { return plan }
    let breadth = lanes.last.map { $0.start + $0.length } ?? 0
    let span = max(across ?? breadth, breadth)
    // The lanes stand at the line of alignment of the whole breadth.
    var whole = CGSize.zero
    whole[axis.other] = span
    var taken = CGSize.zero
    taken[axis.other] = breadth
    let shift =
      alignment.id.defaultValue(in: ViewDimensions(whole))
      - alignment.id.defaultValue(in: ViewDimensions(taken))
    var cells: [(slot: LazySlot, element: Element?)] = []
    for slot in slots {
      if slot.isMade {
        cells += slot.elements.map { (slot, $0) }
      } else {
        cells.append((slot, nil))
      }
    }
    var position: CGFloat = 0
    for start in stride(from: 0, to: cells.count, by: lanes.count) {
      if start > 0 { position += spacing }
      let row = cells[start..<min(start + lanes.count, cells.count)]
      position += add(row, lanes, at: position, shift: shift, to: &plan)
    }
    plan.size[axis] = position
    plan.size[axis.other] = span
    return plan
  }

  /// Adds a row and answers its length. Things stand in the middle of their cells, or where their
  /// lane says.
  private func add(
    _ row: ArraySlice<(slot: LazySlot, element: Element?)>, _ lanes: [GridLane],
    at position: CGFloat, shift: CGFloat, to plan: inout LazyPlan
  ) -> CGFloat {
    let sizes = zip(row, lanes).map { cell, lane -> CGSize in
      var offer = ProposedViewSize(width: nil, height: nil)
      offer[axis.other] = lane.length
      if let element = cell.element { return element.size(in: offer) }
      var size = CGSize.zero
      size[axis] = length.value
      size[axis.other] = lane.length
      return size
    }
    let longest = sizes.map { $0[axis] }.max() ?? 0
    for ((cell, size), lane) in zip(zip(row, sizes), lanes) {
      if cell.element != nil { length.note(size[axis]) }
      var box = CGSize.zero
      box[axis] = longest
      box[axis.other] = lane.length
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = lane.start + shift
      var frame = CGRect(origin: origin, size: size)
      if let element = cell.element {
        let place = LayerRule(alignment: lane.alignment).frame(of: element, size: size, inBox: box)
        frame = place.offsetBy(dx: origin.x, dy: origin.y)
      }
      plan.parts.append(LazyPlan.Part(slot: cell.slot, element: cell.element, frame: frame))
    }
    return longest
  }
}

/// A column of a grid, or a row of one that lies.
struct GridLane {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment

  /// The lanes for a room across. Fixed ones are served first; the others share what is left in
  /// their order, each within its limits; an adaptive one has as many lanes as fit.
  static func lanes(_ items: [GridItem], room: CGFloat?) -> [GridLane] {
    let gaps = items.dropLast().map(\.gap).reduce(0, +)
    var left = (room ?? 0) - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
    }
    var lanes: [GridLane] = []
    var position: CGFloat = 0
    for item in items {
      func add(_ length: CGFloat) {
        lanes.append(
          GridLane(start: position, length: length, alignment: item.alignment ?? .center))
        position += length + item.gap
      }
      switch item.size {
      case .fixed(let length): add(length)
      case .flexible(let least, let most):
        let length = min(max(max(0, left) / CGFloat(flexible), least), most)
        left -= length
        flexible -= 1
        add(length)
      case .adaptive(let least, let most):
        let share = max(max(0, left) / CGFloat(flexible), least)
        left -= share
        flexible -= 1
        let count = max(1, ((share + item.gap) / (max(least, 1) + item.gap)).rounded(.down))
        let length = min((share - (count - 1) * item.gap) / count, most)
        for _ in 0..<Int(count) { add(length) }
      }
    }
    return lanes
  }
}
