extension UITableView {
  /// Shows or hides the controls for deleting, inserting and moving rows.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditingMode else { return }
    isInEditingMode = editing
    closeSwipe()
    for (path, cell) in cells { prepareEditing(of: cell, at: path, animated: animated) }
  }

  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    var isEdited = false
    if isInEditingMode {
      let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
      let canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
      cell.editingStyle =
        canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.showsReorderControl = canMove
      isEdited = canEdit || canMove
    }
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  /// Carries out what the round button of a row is for: inserts at once, and asks by a second
  /// button before it deletes.
  func tapEditControl(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    guard cell.editingStyle == .delete else {
      dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
      return
    }
    openDeletion(of: cell, at: path)
  }

  // MARK: Moving by hand

  func reorderDidChange(
    of cell: UITableViewCell, state: UIGestureRecognizer.State, at point: CGPoint
  ) {
    switch state {
    case .began:
      guard let path = indexPath(for: cell) else { return }
      reorder = RowReorder(
        source: path, target: path, cell: cell, grip: point.y - cell.frame.midY)
      cell.motionCount += 1
      bringSubviewToFront(cell)
      cell.layer.shadowColor = CGColor(gray: 0, alpha: 1)
      cell.layer.shadowOpacity = 0.2
      cell.layer.shadowRadius = 6
      cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    case .changed:
      moveRow(to: point.y)
    case .ended:
      endReorder(isDone: true)
    case .cancelled, .failed:
      endReorder(isDone: false)
    case .possible:
      break
    }
  }

  private func moveRow(to y: CGFloat) {
    guard var reorder else { return }
    let cell = reorder.cell
    let half = cell.frame.height / 2
    let limits = rowsTop + half...max(rowsTop + half, rowsTop + map.heights.total - half)
    let middle = limits.clamping(y - reorder.grip)
    cell.center.y = middle
    if let target = target(of: reorder, at: middle), target != reorder.target {
      reorder.target = target
      self.reorder = reorder
      UIView.animate(
        withDuration: UpdateAnimation.duration, delay: 0, options: .allowUserInteraction,
        animations: { self.makeRoomForReorder() })
    }
  }

  private func target(of reorder: RowReorder, at y: CGFloat) -> IndexPath? {
    guard let proposed = rowForReorder(at: y) else { return nil }
    let wanted =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: proposed)
      ?? proposed
    return map.contains(wanted) ? wanted : nil
  }

  private func rowForReorder(at y: CGFloat) -> IndexPath? {
    guard
      case .row(let path) = map.part(at: map.heights.index(at: y - rowsTop))
    else { return nil }
    return path
  }

  /// Moves the other rows aside: as they will be, when the moved one has its new place.
  private func makeRoomForReorder() {
    guard let reorder else { return }
    for (path, cell) in cells where cell !== reorder.cell {
      cell.frame = frame(of: .row(path)).offsetBy(dx: 0, dy: reorder.shift(of: path))
    }
  }

  private func endReorder(isDone: Bool) {
    guard let reorder else { return }
    self.reorder = nil
    reorder.cell.motionCount -= 1
    reorder.cell.layer.shadowOpacity = 0
    let target = isDone ? reorder.target : reorder.source
    if target != reorder.source {
      dataSource?.tableView(self, moveRowAt: reorder.source, to: target)
    }
    moveRow(at: reorder.source, to: target)
  }
}
