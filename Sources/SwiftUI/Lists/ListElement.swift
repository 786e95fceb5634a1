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

  /// What it shows of being edited.
  var state = ListState() { didSet { if state != oldValue { invalidate() } } }
  /// Told the identity of a row that was tapped to be chosen.
  var choose: (AnyHashable) -> Void = { _ in }

  /// The row whose buttons are in sight.
  weak var openRow: ListRowView?
  var dragged: RowDrag?
  /// The rows that something can be done with, as far as they are shown.
  private(set) var shownRows: [(view: ListRowView, slot: LazySlot)] = []
  private var rowViews: [ObjectIdentifier: ListRowView] = [:]

  /// Takes the touches beside an open row, which close it.
  private(set) lazy var shield: UIControl = {
    let shield = UIControl(frame: .zero)
    shield.addAction(UIAction { [weak self] _ in self?.openRow?.close() }, for: .touchDown)
    return shield
  }()

  var environment = EnvironmentValues() {
    didSet {
      if environment.isSame(as: oldValue) { return }
      if hasOtherMeasures(than: oldValue) { invalidate() } else { setNeedsPlacement() }
    }
  }

  private func hasOtherMeasures(than other: EnvironmentValues) -> Bool {
    environment.listSectionSpacing != other.listSectionSpacing
      || environment.defaultMinListRowHeight != other.defaultMinListRowHeight
  }

  private var known: ListPlan?
  private var estimate = LengthEstimate()
  private var lineViews: [UIView] = []
  private var groundViews: [UIView] = []

  private func adoptMade() {
    let elements = sections.flatMap {
      $0.header + $0.rows.flatMap(\.knownElements) + $0.footer
    }
    adopt(elements + elements.flatMap { $0.rowTraits?.background ?? [] })
    for element in elements { element.setStackAxis(nil) }
  }

  override func layoutDidBecomeInvalid() { known = nil }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: plan(width).height)
  }

  private func plan(_ width: CGFloat) -> ListPlan {
    let metrics = ListMetrics(
      look: look, width: width, spacing: environment.listSectionSpacing.points,
      leastRowHeight: environment.defaultMinListRowHeight)
    if let known, known.metrics == metrics, known.state == state { return known }
    var plan = ListPlan(metrics, state)
    for (index, section) in sections.enumerated() {
      plan.add(section, isFirst: index == 0, &estimate)
    }
    plan.height += plan.metrics.end
    // Rows may have got other grounds.
    if plan.grounds.contains(where: { $0.elements?.contains { $0.container !== self } == true }) {
      adoptMade()
    }
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

    let lines = plan.lines.filter { isShown($0.frame) }
    let grounds = plan.grounds.filter { isShown($0.frame) }
    lineViews.keep(lines.count)
    groundViews.keep(grounds.count)
    for (view, ground) in zip(groundViews, grounds) {
      place(ground, in: view, at: moved(ground.frame), plan.metrics, context)
    }
    placeRows(plan, in: frame, isShown: isShown, context)
    for (view, line) in zip(lineViews, lines) {
      view.backgroundColor = line.color?.resolved(environment) ?? .separator
      context.put(view, at: moved(line.frame))
    }
  }

  /// From top to bottom, so that what comes first is behind; an open row is in front of all.
  private func placeRows(
    _ plan: ListPlan, in frame: CGRect, isShown: (CGRect) -> Bool, _ context: PlaceContext
  ) {
    func moved(_ place: CGRect) -> CGRect { place.offsetBy(dx: frame.minX, dy: frame.minY) }
    var parts: [(part: ListPlan.Part, row: ListPlan.Row?)] = []
    for text in plan.texts where isShown(text.frame) { parts.append((text, nil)) }
    for row in plan.rows where isShown(row.frame) {
      if let part = row.part { parts.append((part, row)) }
    }
    var views: [ObjectIdentifier: ListRowView] = [:]
    var last: (() -> Void)?
    shownRows = []
    for (part, row) in parts.sorted(by: { $0.part.frame.minY < $1.part.frame.minY }) {
      if let press = part.element.pressElement {
        press.area = pressArea(part, in: frame, plan.metrics)
      }
      guard let row, let handling = handling(row, plan.metrics) else {
        part.element.place(in: moved(part.frame), context)
        continue
      }
      let key = ObjectIdentifier(part.element)
      let view = rowViews[key] ?? ListRowView()
      views[key] = view
      shownRows.append((view, row.slot))
      let place = {
        context.placeInside(view.content, at: moved(row.frame), in: view) {
          part.element.place(in: moved(part.frame), $0)
        }
        if view.superview == nil {
          UIView.performWithoutAnimation { view.show(handling) }
        } else {
          context.animate { view.show(handling) }
        }
      }
      if view === openRow { last = place } else { place() }
    }
    rowViews = views
    if let last {
      context.put(shield, at: frame)
      last()
    }
  }

  /// A button that is a row is as wide as rows are inside, and takes taps in all of the row.
  private func pressArea(
    _ part: ListPlan.Part, in frame: CGRect, _ metrics: ListMetrics
  ) -> PressArea {
    let start = frame.minX + metrics.cardInset + metrics.rowInset
    let room = metrics.width - 2 * (metrics.cardInset + metrics.rowInset)
    return PressArea(
      minX: start, maxX: start + room,
      reach: CGSize(width: metrics.rowInset, height: metrics.rowPadding))
  }

  var cardColor: UIColor {
    // A plain list has the ground of what is behind it where it has none of its own.
    if look == .plain {
      return environment.scrollContentBackground == .hidden ? .clear : .systemBackground
    }
    return .secondarySystemGroupedBackground
  }

  /// Puts what is behind rows there, with the corners of the card that it is a part of.
  private func place(
    _ ground: ListPlan.Ground, in view: UIView, at frame: CGRect, _ metrics: ListMetrics,
    _ context: PlaceContext
  ) {
    let corners = ground.place.corners
    view.backgroundColor = ground.elements == nil ? cardColor : nil
    view.clipsToBounds = ground.elements != nil
    view.layer.cornerRadius = corners.isEmpty ? 0 : metrics.cardRadius
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = corners
    context.placeInside(view, at: frame) { inner in
      for element in ground.elements ?? [] { element.place(in: frame, inner) }
    }
  }

  func frame(of slot: LazySlot) -> CGRect? {
    guard let placedFrame else { return nil }
    let row = plan(placedFrame.width).rows.first { $0.slot.origin === slot.origin }
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
