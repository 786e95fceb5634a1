/// A stack or grid that makes and shows what is in sight. What was not made yet is taken to be as
/// long as what was is on average.
class LazyElement: Element, SlotContainer {
  let axis: Axis
  var length = LengthEstimate()
  private var known: (across: CGFloat?, plan: LazyPlan)?

  var slots: [LazySlot] = [] {
    didSet {
      take(slots)
      adoptMade()
      invalidate()
    }
  }

  init(_ axis: Axis) {
    self.axis = axis
  }

  /// Says where everything is, given the room across. To be overridden.
  func makePlan(_ across: CGFloat?) -> LazyPlan { LazyPlan() }

  private func adoptMade() {
    let made = slots.flatMap(\.knownElements)
    adopt(made)
    for element in made { element.setStackAxis(axis) }
  }

  override func layoutDidBecomeInvalid() { known = nil }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    plan(proposal[axis.other]).size
  }

  private func plan(_ across: CGFloat?) -> LazyPlan {
    if let known, known.across == across { return known.plan }
    let plan = makePlan(across)
    known = (across, plan)
    return plan
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let viewport = context.viewport
    viewport?.isUsed = true
    let across = frame.size[axis.other]
    func isShown(_ part: LazyPlan.Part) -> Bool {
      viewport?.shows(part.frame.offsetBy(dx: frame.minX, dy: frame.minY)) ?? true
    }
    var plan = plan(across)
    // What is made may be shorter than was thought: then more comes into sight.
    for _ in 0..<8 {
      let missing = plan.parts.filter { $0.element == nil && isShown($0) }
      guard !missing.isEmpty else { break }
      for part in missing { _ = part.slot.elements }
      adoptMade()
      invalidate()
      plan = self.plan(across)
    }
    length.settle()
    for part in plan.parts where isShown(part) {
      part.element?.place(in: part.frame.offsetBy(dx: frame.minX, dy: frame.minY), context)
    }
  }

  func frame(of slot: LazySlot) -> CGRect? {
    guard let placedFrame else { return nil }
    let part = plan(placedFrame.size[axis.other]).parts.first { $0.slot === slot }
    return part?.frame.offsetBy(dx: placedFrame.minX, dy: placedFrame.minY)
  }
}

/// Where the things of a lazy stack or grid are.
struct LazyPlan {
  struct Part {
    var slot: LazySlot
    /// `nil` while the slot is not made.
    var element: Element?
    var frame: CGRect
  }
  var parts: [Part] = []
  var size = CGSize.zero
}

/// How long things are of which the length is not known: as long as the first ones known are on
/// average. It stays as it was once used, so that what is further down does not move.
struct LengthEstimate {
  private var sum: CGFloat = 0
  private var count = 0
  private var isSettled = false

  /// Points; those of a row before anything is known.
  var value: CGFloat { count == 0 ? 44 : sum / CGFloat(count) }

  mutating func note(_ length: CGFloat) {
    guard !isSettled else { return }
    sum += length
    count += 1
  }

  mutating func settle() {
    if count > 0 { isSettled = true }
  }
}
