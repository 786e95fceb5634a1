extension UITableView {
  /// The first selected row.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// All selected rows, in the order in which they were selected; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects a row without telling the delegate, and scrolls to it; `nil` deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
      return
    }
    guard map.contains(indexPath) else { return }
    if !takesSeveral {
      for path in selectedPaths where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let place = selectedPaths.firstIndex(of: indexPath) else { return }
    selectedPaths.remove(at: place)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  private var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var takesSelection: Bool {
    guard isEditing else { return allowsSelection || allowsMultipleSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  // MARK: Fingers

  func fingerWentDown(at point: CGPoint) {
    guard let path = shownRow(at: point), takesSelection,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlightedPath = path
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func fingerMoved(to point: CGPoint) {
    guard let path = highlightedPath, shownRow(at: point) != path else { return }
    unhighlight()
  }

  func fingerWasLifted() {
    guard let path = highlightedPath else { return }
    tapRow(at: path)
    unhighlight()
  }

  func unhighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func shownRow(at point: CGPoint) -> IndexPath? {
    cells.first { !$0.value.isHidden && $0.value.frame.contains(point) }?.key
  }

  private func tapRow(at path: IndexPath) {
    if selectedPaths.contains(path), takesSeveral {
      deselectByTap(path)
      return
    }
    var chosen: IndexPath? = path
    if let delegate { chosen = delegate.tableView(self, willSelectRowAt: path) }
    guard let chosen, map.contains(chosen) else { return }
    if !takesSeveral {
      for other in selectedPaths where other != chosen { deselectByTap(other) }
    }
    if !selectedPaths.contains(chosen) { selectedPaths.append(chosen) }
    cells[chosen]?.setSelected(true, animated: false)
    cells[chosen]?.onSelect?()
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByTap(_ path: IndexPath) {
    var chosen: IndexPath? = path
    if let delegate { chosen = delegate.tableView(self, willDeselectRowAt: path) }
    guard let chosen, selectedPaths.contains(chosen) else { return }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  func tapAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.onAccessoryTap?()
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Lines

  func updateSeparators() {
    for cell in cells.values { cell.updateSeparators() }
  }
}
