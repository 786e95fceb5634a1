extension UICollectionView {
  /// All selected items, in the order in which they were selected; `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects an item without telling the delegate, and scrolls to it; `nil` deselects all.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selectedPaths { deselectItem(at: path, animated: animated) }
      return
    }
    guard contains(indexPath), allowsSelection else { return }
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let place = selectedPaths.firstIndex(of: indexPath) else { return }
    selectedPaths.remove(at: place)
    cells[indexPath]?.isSelected = false
  }

  // MARK: Fingers

  func fingerWentDown(at point: CGPoint) {
    guard allowsSelection, let path = shownItem(at: point),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlightedPath = path
    cells[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func fingerMoved(to point: CGPoint) {
    guard let path = highlightedPath, shownItem(at: point) != path else { return }
    unhighlight()
  }

  func fingerWasLifted() {
    guard let path = highlightedPath else { return }
    unhighlight()
    tapItem(at: path)
  }

  func unhighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func shownItem(at point: CGPoint) -> IndexPath? {
    cells.first { !$0.value.isHidden && $0.value.frame.contains(point) }?.key
  }

  private func tapItem(at path: IndexPath) {
    if selectedPaths.contains(path), allowsMultipleSelection {
      deselectByTap(path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path { deselectByTap(other) }
    }
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    cells[path]?.isSelected = true
    cells[path]?.onSelect?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
