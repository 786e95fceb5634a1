import Foundation

extension ListElement {
  /// What is to be done with a row; `nil` for one that only stands there.
  func handling(_ row: ListPlan.Row, _ metrics: ListMetrics) -> RowHandling? {
    guard let element = row.part?.element else { return nil }
    let traits = row.traits
    let editing = row.slot.editing
    let canDelete = editing?.canDelete(traits) == true
    let id = state.choosing == .none ? nil : row.slot.id(of: element)
    let hasActions =
      traits?.leadingActions != nil || traits?.trailingActions != nil || canDelete
    guard hasActions || row.controls != RowControls() || id != nil else { return nil }
    var handling = RowHandling()
    handling.controls = row.controls
    handling.corners = row.place.corners
    handling.cornerRadius = metrics.cardRadius
    handling.isHighlighted = state.choosing == .one && id.map(state.chosen.contains) == true
    if let id { handling.onTap = { [weak self] in self?.choose(id) } }
    handling.actions = { edge in
      guard edge == .trailing else { return traits?.leadingActions?() }
      if let own = traits?.trailingActions { return own() }
      return canDelete ? Self.deletion(row.slot) : nil
    }
    handling.onOpen = { [weak self] in self?.rowDidOpen($0) }
    handling.onClose = { [weak self] in self?.rowDidClose($0) }
    handling.onDrag = { [weak self, weak slot = row.slot] view, state, press in
      if let self, let slot { drag(view, of: slot, state, press) }
    }
    return handling
  }

  private static func deletion(_ slot: LazySlot) -> RowActions {
    RowActions(
      actions: [
        RowAction(
          title: SystemWord.delete.text, image: nil, color: .systemRed, isDestructive: true
        ) { [weak slot] in
          guard let editing = slot?.editing else { return }
          editing.delete?(IndexSet(integer: editing.offset))
        }
      ], allowsFullSwipe: true)
  }

  // MARK: Open rows

  /// One row at a time is open; a touch beside it closes it.
  private func rowDidOpen(_ row: ListRowView) {
    if openRow !== row { openRow?.close() }
    openRow = row
    setNeedsPlacement()
    row.superview?.addSubview(shield)
    row.superview?.bringSubviewToFront(row)
    shield.frame = row.superview?.bounds ?? .zero
  }

  private func rowDidClose(_ row: ListRowView) {
    guard openRow === row else { return }
    openRow = nil
    shield.removeFromSuperview()
    setNeedsPlacement()
  }

  // MARK: Moving

  /// A row that a finger moves by its handle.
  struct RowDrag {
    let view: ListRowView
    let slot: LazySlot
    let editing: RowEditing
    /// Where the finger went down.
    let start: CGFloat
    /// Where the row would be if it were let go, among the elements.
    var target: Int
  }

  private func drag(
    _ view: ListRowView, of slot: LazySlot, _ state: UIGestureRecognizer.State,
    _ press: UIGestureRecognizer
  ) {
    guard let container = view.superview else { return }
    let y = press.location(in: container).y
    switch state {
    case .began:
      guard let editing = slot.editing else { return }
      dragged = RowDrag(
        view: view, slot: slot, editing: editing, start: y, target: editing.offset)
      container.bringSubviewToFront(view)
      view.backgroundColor = cardColor
      view.layer.shadowOpacity = 0.2
      view.layer.shadowRadius = 6
      view.layer.shadowOffset = CGSize(width: 0, height: 2)
    case .changed: moveRows(y)
    case .ended: endDrag(isDone: true)
    case .cancelled, .failed: endDrag(isDone: false)
    case .possible: break
    }
  }

  private func moveRows(_ y: CGFloat) {
    guard var drag = dragged else { return }
    let shift = y - drag.start
    drag.view.transform = CGAffineTransform(translationX: 0, y: shift)
    let middle = drag.view.center.y + shift
    var target = drag.editing.offset
    var shifts: [(ListRowView, CGFloat)] = []
    for (view, slot) in shownRows where view !== drag.view {
      guard let other = slot.editing, other.group == drag.editing.group else { continue }
      var give: CGFloat = 0
      if other.offset > drag.editing.offset, middle > view.center.y {
        give = -drag.view.bounds.height
        target += 1
      } else if other.offset < drag.editing.offset, middle < view.center.y {
        give = drag.view.bounds.height
        target -= 1
      }
      shifts.append((view, give))
    }
    let isNew = target != drag.target
    drag.target = target
    dragged = drag
    guard isNew else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for (view, give) in shifts { view.transform = CGAffineTransform(translationX: 0, y: give) }
    }
  }

  private func endDrag(isDone: Bool) {
    guard let drag = dragged else { return }
    dragged = nil
    drag.view.layer.shadowOpacity = 0
    drag.view.backgroundColor = nil
    UIView.performWithoutAnimation {
      for (view, _) in shownRows { view.transform = .identity }
    }
    let from = drag.editing.offset
    guard isDone, drag.target != from else { return }
    drag.editing.move?(
      IndexSet(integer: from), drag.target > from ? drag.target + 1 : drag.target)
  }
}
