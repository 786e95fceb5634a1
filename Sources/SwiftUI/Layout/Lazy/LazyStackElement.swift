/// Things one after the other, which take all the room across.
final class LazyStackElement: LazyElement {
  private var alignment: AlignmentKey
  private var spacing = StackRule.defaultSpacing

  init(_ axis: Axis, alignment: AlignmentKey) {
    self.alignment = alignment
    super.init(axis)
  }

  func arrange(_ alignment: AlignmentKey, spacing: CGFloat) {
    guard alignment != self.alignment || spacing != self.spacing else { return }
    self.alignment = alignment
    self.spacing = spacing
    invalidate()
  }

  override func makePlan(_ across: CGFloat?) -> LazyPlan {
    var offer = ProposedViewSize(width: nil, height: nil)
    offer[axis.other] = across
    var plan = LazyPlan()
    plan.parts.reserveCapacity(slots.count)
    var position: CGFloat = 0
    var breadth: CGFloat = 0
    func add(_ slot: LazySlot, _ element: Element?, _ size: CGSize) {
      if !plan.parts.isEmpty { position += spacing }
      var origin = CGPoint.zero
      origin[axis] = position
      plan.parts.append(
        LazyPlan.Part(slot: slot, element: element, frame: CGRect(origin: origin, size: size)))
      position += size[axis]
      breadth = max(breadth, size[axis.other])
    }
    for slot in slots {
      if slot.isMade {
        for element in slot.elements {
          let size = element.size(in: offer)
          length.note(size[axis])
          add(slot, element, size)
        }
      } else {
        var size = CGSize.zero
        size[axis] = length.value
        add(slot, nil, size)
      }
    }
    plan.size[axis] = position
    plan.size[axis.other] = across ?? breadth
    align(&plan)
    return plan
  }

  /// Things stand at the line of alignment of the whole breadth.
  private func align(_ plan: inout LazyPlan) {
    let across = axis.other
    let middle = alignment.id.defaultValue(in: ViewDimensions(plan.size))
    for index in plan.parts.indices {
      guard let element = plan.parts[index].element else {
        plan.parts[index].frame.size[across] = plan.size[across]
        continue
      }
      let size = plan.parts[index].frame.size
      plan.parts[index].frame.origin[across] = middle - element.line(alignment, in: size)
    }
  }
}
