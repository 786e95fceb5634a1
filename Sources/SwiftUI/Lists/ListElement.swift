/// The sections of a list below each other, with cards, rows and hairlines.
final class ListElement: Element {
  var look = ListLook.insetGrouped { didSet { if look != oldValue { invalidate() } } }
  var sections: [ListSection] = [] {
    didSet {
      let elements = sections.flatMap { $0.header + $0.rows + $0.footer }
      adopt(elements)
      for element in elements { element.setStackAxis(nil) }
      invalidate()
    }
  }

  /// A row and where it is.
  private struct Part {
    var element: Element
    var frame: CGRect
  }

  /// Where everything is, for a width.
  private struct Plan {
    var width: CGFloat
    var parts: [Part] = []
    var cards: [CGRect] = []
    var lines: [CGRect] = []
    var height: CGFloat = 0
  }

  private var known: Plan?
  private var cardViews: [UIView] = []
  private var lineViews: [UIView] = []

  override func layoutDidBecomeInvalid() { known = nil }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: plan(width).height)
  }

  private func plan(_ width: CGFloat) -> Plan {
    if let known, known.width == width { return known }
    let metrics = ListMetrics(look: look, width: width)
    var plan = Plan(width: width)
    for (index, section) in sections.enumerated() {
      add(section, isFirst: index == 0, metrics, to: &plan)
    }
    plan.height += metrics.end
    known = plan
    return plan
  }

  private func add(
    _ section: ListSection, isFirst: Bool, _ metrics: ListMetrics, to plan: inout Plan
  ) {
    let card = CGRect(
      x: metrics.cardInset, y: 0, width: plan.width - 2 * metrics.cardInset, height: 0)
    if section.header.isEmpty {
      plan.height += metrics.gap(isFirst: isFirst)
    } else {
      plan.height += metrics.headerTop(isFirst: isFirst)
      add(section.header, in: card, metrics, to: &plan)
      plan.height += metrics.headerBottom
    }
    let top = plan.height
    for (index, row) in section.rows.enumerated() {
      if index > 0 {
        let pixel = 1 / UIScreen.main.scale
        plan.lines.append(
          CGRect(
            x: card.minX + metrics.rowInset, y: plan.height - pixel,
            width: card.width - metrics.rowInset, height: pixel))
      }
      add(row, in: card, metrics, to: &plan)
    }
    if plan.height > top {
      plan.cards.append(
        CGRect(x: card.minX, y: top, width: card.width, height: plan.height - top))
    }
    if !section.footer.isEmpty {
      plan.height += metrics.footerTop
      add(section.footer, in: card, metrics, to: &plan)
    }
  }

  /// A row is at least as high as a finger; what is in it stands in the middle, at the leading
  /// edge. A field takes all of its row, so that a tap anywhere in it is one on the field, and
  /// all of the row is brought above the keyboard.
  private func add(
    _ row: Element, in card: CGRect, _ metrics: ListMetrics, to plan: inout Plan
  ) {
    let room = card.width - 2 * metrics.rowInset
    var size = row.size(in: ProposedViewSize(width: room, height: nil))
    let height = max(metrics.leastRowHeight, size.height + 2 * metrics.rowPadding)
    if row.ownView is UITextField { size.height = height }
    plan.parts.append(
      Part(
        element: row,
        frame: CGRect(
          x: card.minX + metrics.rowInset, y: plan.height + (height - size.height) / 2,
          width: size.width, height: size.height)))
    plan.height += height
  }

  private func add(
    _ texts: [Element], in card: CGRect, _ metrics: ListMetrics, to plan: inout Plan
  ) {
    for text in texts {
      let size = text.size(
        in: ProposedViewSize(width: card.width - 2 * metrics.rowInset, height: nil))
      plan.parts.append(
        Part(
          element: text,
          frame: CGRect(
            x: card.minX + metrics.rowInset, y: plan.height, width: size.width,
            height: size.height)))
      plan.height += size.height
    }
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let plan = plan(frame.width)
    let metrics = ListMetrics(look: look, width: frame.width)
    cardViews.keep(plan.cards.count)
    lineViews.keep(plan.lines.count)
    let origin = frame.origin
    for (view, place) in zip(cardViews, plan.cards) {
      view.backgroundColor =
        look == .insetGrouped ? .secondarySystemGroupedBackground : .systemBackground
      view.layer.cornerRadius = look == .insetGrouped ? metrics.cardRadius : 0
      view.layer.cornerCurve = .continuous
      context.put(view, at: place.offsetBy(dx: origin.x, dy: origin.y))
    }
    for part in plan.parts {
      part.element.place(in: part.frame.offsetBy(dx: origin.x, dy: origin.y), context)
    }
    for (view, place) in zip(lineViews, plan.lines) {
      view.backgroundColor = .separator
      context.put(view, at: place.offsetBy(dx: origin.x, dy: origin.y))
    }
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
