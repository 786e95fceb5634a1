extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return map.rowCounts.count
  }

  /// How many rows a section has; 0 where there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return map.rowCounts.indices.contains(section) ? map.rowCounts[section] : 0
  }

  /// The cell of a row, if it is shown.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath]
  }

  /// The row of a cell that is shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard map.count > 0, point.y >= rowsTop, point.y < rowsTop + map.heights.total,
      case .row(let path) = map.part(at: map.heights.index(at: point.y - rowsTop)),
      rectForRow(at: path).contains(point)
    else { return nil }
    return path
  }

  /// The rows that a rectangle of the content touches, in order.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard map.count > 0 else { return [] }
    let first = map.heights.index(at: max(0, rect.minY - rowsTop))
    let last = map.heights.index(at: max(0, rect.maxY - rowsTop))
    return (first...max(first, last)).compactMap { index in
      guard case .row(let path) = map.part(at: index) else { return nil }
      return rectForRow(at: path).overlaps(rect) ? path : nil
    }
  }

  /// The cells that are shown, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  /// The rows that are shown, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    cells.filter { $0.value.frame.overlaps(bounds) }.keys.sorted()
  }

  /// The header of a section, if it is shown and of that class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is shown and of that class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Where a row is in the content; empty where there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return map.contains(indexPath) ? frame(of: .row(indexPath)) : .zero
  }

  /// Where a header is in the content while it is not held at the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return map.rowCounts.indices.contains(section) ? frame(of: .header(section)) : .zero
  }

  /// Where a footer is in the content while it is not held at the bottom.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return map.rowCounts.indices.contains(section) ? frame(of: .footer(section)) : .zero
  }

  /// Where a section with its header and footer is in the content.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  // MARK: Scrolling

  /// Scrolls so that a row is where `scrollPosition` says, within 0.3 s if `animated`.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    layoutIfNeeded()
    guard map.contains(indexPath) else { return }
    UIView.performWithoutAnimation { measureAround(indexPath, for: scrollPosition) }
    let offset = offset(showing: rectForRow(at: indexPath), at: scrollPosition)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Scrolls so that the first selected row is where `scrollPosition` says.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let area = visibleArea(at: contentOffset)
    let inset = adjustedContentInset
    let header = pinnedHeaderHeight(above: rect)
    var offset = contentOffset
    switch position {
    case .none:
      guard rect.minY < area.minY + header || rect.maxY > area.maxY else { return contentOffset }
      offset.y =
        rect.minY < area.minY + header
        ? rect.minY - header - inset.top : rect.maxY + inset.bottom - bounds.height
    case .top: offset.y = rect.minY - header - inset.top
    case .middle: offset.y = rect.midY - area.height / 2 - inset.top
    case .bottom: offset.y = rect.maxY + inset.bottom - bounds.height
    }
    return onPixels(CGPoint(x: offset.x, y: limits(of: .vertical).clamping(offset.y)))
  }

  private func pinnedHeaderHeight(above rect: CGRect) -> CGFloat {
    guard style == .plain, let path = indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY))
    else { return 0 }
    return frame(of: .header(path.section)).height
  }

  /// Measures what will be seen around a row, so that the row ends up where it should.
  private func measureAround(_ path: IndexPath, for position: ScrollPosition) {
    isTiling = true
    for _ in 0..<8 {
      let rect = rectForRow(at: path)
      let offset = offset(showing: rect, at: position)
      let low = map.heights.index(at: max(0, offset.y - rowsTop))
      let high = map.heights.index(at: max(0, offset.y + bounds.height - rowsTop))
      var hasChanged = false
      for index in low...max(low, high) where !map.isExact(index) && measure(index) {
        hasChanged = true
      }
      updateContentSize()
      if !hasChanged { break }
    }
    isTiling = false
    setNeedsLayout()
  }
}
