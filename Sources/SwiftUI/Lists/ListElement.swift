/// The sections of a list below each other, with cards, rows and hairlines. Rows of a `ForEach`
/// are made when they come into sight, and only what is in sight is shown.
final class ListElement: Element, SlotContainer {
  var look = ListLook.insetGrouped { didSet { if look != oldValue { invalidate() } } }
  var sections: [ListSection] = [] {
    didSet {
      for section in sections { take(section.rows) }
      adoptMade()
      invalidate()
    }
  }

  private var known: ListPlan?
  private var estimate = LengthEstimate()
  private var cardViews: [UIView] = []
  private var lineViews: [UIView] = []

  private func adoptMade() {
    let elements = sections.flatMap {
      $0.header + $0.rows.flatMap(\.knownElements) + $0.footer
    }
    adopt(elements)
    for element in elements { element.setStackAxis(nil) }
  }

  override func layoutDidBecomeInvalid() { known = nil }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: plan(width).height)
  }

  private func plan(_ width: CGFloat) -> ListPlan {
    if let known, known.metrics.width == width { return known }
    var plan = ListPlan(look: look, width: width)
    for (index, section) in sections.enumerated() {
      plan.add(section, isFirst: index == 0, &estimate)
    }
    plan.height += plan.metrics.end
    known = plan
    return plan
  }

  // MARK: Placing

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let viewport = context.viewport
    viewport?.isUsed = true
    func moved(_ place: CGRect) -> CGRect { place.offsetBy(dx: frame.minX, dy: frame.minY) }
    func isShown(_ place: CGRect) -> Bool { viewport?.shows(moved(place)) ?? true }

    var plan = plan(frame.width)
    // Rows may be lower than was thought: then more come into sight.
    for _ in 0..<8 {
      let missing = plan.rows.filter { $0.part == nil && !$0.slot.isMade && isShown($0.frame) }
      guard !missing.isEmpty else { break }
      for row in missing { _ = row.slot.elements }
      adoptMade()
      invalidate()
      plan = self.plan(frame.width)
    }
    estimate.settle()

    let cards = plan.cards.filter(isShown)
    let lines = plan.lines.filter(isShown)
    cardViews.keep(cards.count)
    lineViews.keep(lines.count)
    for (view, place) in zip(cardViews, cards) {
      view.backgroundColor =
        look == .insetGrouped ? .secondarySystemGroupedBackground : .systemBackground
      view.layer.cornerRadius = look == .insetGrouped ? plan.metrics.cardRadius : 0
      view.layer.cornerCurve = .continuous
      context.put(view, at: moved(place))
    }
    // From top to bottom, so that what comes first is behind.
    let rows = plan.rows.lazy.filter { isShown($0.frame) }.compactMap(\.part)
    let parts = plan.texts.filter { isShown($0.frame) } + rows
    for part in parts.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      part.element.place(in: moved(part.frame), context)
    }
    for (view, place) in zip(lineViews, lines) {
      view.backgroundColor = .separator
      context.put(view, at: moved(place))
    }
  }

  func frame(of slot: LazySlot) -> CGRect? {
    guard let placedFrame else { return nil }
    let row = plan(placedFrame.width).rows.first { $0.slot === slot }
    return row.map { $0.frame.offsetBy(dx: placedFrame.minX, dy: placedFrame.minY) }
  }
}

@MainActor
extension [UIView] {
  /// Has exactly `count` views, which take no touches.
  fileprivate mutating func keep(_ count: Int) {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      append(view)
    }
  }
}
