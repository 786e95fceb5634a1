extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// How many items a section has; 0 where there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item, if it is shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells[indexPath]
  }

  /// The item of a cell that is shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// The cells that are shown, in the order of the items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// The items that are shown, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    cells.filter { $0.value.frame.overlaps(bounds) }.keys.sorted()
  }

  /// The header or footer of a section, if it is shown.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[SupplementKey(kind: elementKind, path: indexPath)]
  }

  /// Where the layout puts an item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls so that an item is where `scrollPosition` says, within 0.3 s if `animated`.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    prepareLayoutIfNeeded()
    updateContentSize()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let area = visibleArea(at: contentOffset)
    var offset = offset(revealing: frame)
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - inset.top - area.height / 2
    }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - inset.left - area.width / 2
    }
    setContentOffset(onPixels(clamped(offset)), animated: animated)
  }
}
