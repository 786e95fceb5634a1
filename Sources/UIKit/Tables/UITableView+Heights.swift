extension UITableView {
  // MARK: Guesses

  /// A first guess at the height of a part of the table.
  func guess(_ part: TableMap.Part) -> (height: CGFloat, isExact: Bool) {
    switch part {
    case .row(let path): guessRow(path)
    case .header(let section): (guessHeader(section), false)
    case .footer(let section): (guessFooter(section), false)
    }
  }

  private func guessRow(_ path: IndexPath) -> (height: CGFloat, isExact: Bool) {
    if estimatedRowHeight == 0 {
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return height >= 0 ? (height, true) : (CellMetrics.rowHeight, false)
    }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate > 0 { return (estimate, false) }
    return (rowHeight >= 0 ? rowHeight : CellMetrics.rowHeight, false)
  }

  private func guessHeader(_ section: Int) -> CGFloat {
    let estimate =
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      ?? estimatedSectionHeaderHeight
    if estimate > 0 { return estimate }
    let asked =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let isUntold = isUntold(asked, by: sectionHeaderHeight)
    if asked >= 0, !(isUntold && (title != nil || isTopGroup(section))) { return asked }
    return title == nil ? emptyHeaderHeight(section) : CellMetrics.plainHeaderHeight
  }

  private func guessFooter(_ section: Int) -> CGFloat {
    let estimate =
      delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
    if estimate > 0 { return estimate }
    let asked =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    if asked >= 0, !(isUntold(asked, by: sectionFooterHeight) && title != nil) { return asked }
    return title == nil ? emptyFooterHeight : CellMetrics.plainHeaderHeight
  }

  /// The room above a section that has nothing in its header.
  private func emptyHeaderHeight(_ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return isTopGroup(section) ? CellMetrics.groupedTop : CellMetrics.groupedGap
  }

  /// Whether a section stands apart from others with nothing of the table above it.
  private func isTopGroup(_ section: Int) -> Bool {
    style != .plain && section == 0 && tableHeaderView == nil
  }

  /// Whether a height is the table's own and the one that interface files name for each table
  /// of its style. It then says nothing: titles get the room that their text needs, and the
  /// first group its room below the bar, as the frames show that Xcode keeps for such tables.
  private func isUntold(_ height: CGFloat, by own: CGFloat) -> Bool {
    height == own && CellMetrics.untoldSectionHeights(style).contains(height)
  }

  private var emptyFooterHeight: CGFloat { style == .plain ? 0 : CellMetrics.groupedGap }

  /// The room above the headers of a plain table.
  var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : CellMetrics.headerTopPadding
  }

  // MARK: Measures

  /// Finds out the height of a part. Answers whether it was another one before.
  func measure(_ index: Int) -> Bool {
    let old = map.heights.lengths[index]
    let new =
      switch map.part(at: index) {
      case .row(let path): measureRow(path)
      case .header(let section): measureHeader(section)
      case .footer(let section): measureFooter(section)
      }
    map.set(index, height: new)
    return new != old
  }

  private func measureRow(_ path: IndexPath) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return asked }
    guard let cell = cell(for: path) else { return CellMetrics.rowHeight }
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return max(height, 0)
  }

  private func measureHeader(_ section: Int) -> CGFloat {
    let asked =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view = header(for: section)
    let isUntold = isUntold(asked, by: sectionHeaderHeight)
    if asked >= 0, !(isUntold && (isTitle(view) || view == nil && isTopGroup(section))) {
      // The table's own property counts only where there is something to show.
      if asked == sectionHeaderHeight, view == nil, style == .plain { return 0 }
      return view == nil ? asked : asked + headerPadding
    }
    guard let view else { return emptyHeaderHeight(section) }
    let height = fittingHeight(of: view, standard: CellMetrics.plainHeaderHeight)
    let extra = isTopGroup(section) && isTitle(view) ? CellMetrics.groupedGap : 0
    return height + headerPadding + extra
  }

  private func measureFooter(_ section: Int) -> CGFloat {
    let asked =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = footer(for: section)
    if asked >= 0, !(isTitle(view) && isUntold(asked, by: sectionFooterHeight)) {
      if asked == sectionFooterHeight, view == nil, style == .plain { return 0 }
      return asked
    }
    guard let view else { return emptyFooterHeight }
    return fittingHeight(of: view, standard: CellMetrics.plainHeaderHeight)
  }

  private func isTitle(_ view: UIView?) -> Bool { view is TitleHeaderView }

  private func fittingHeight(of view: UIView, standard: CGFloat) -> CGFloat {
    let height = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if height > 0 { return height }
    return view.frame.height > 0 ? view.frame.height : standard
  }

  // MARK: Places

  /// Where rows are from left to right.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let margin = CellMetrics.groupMargin(forWidth: bounds.width)
    let left = safeAreaInsets.left + margin
    let right = safeAreaInsets.right + margin
    return (left, max(0, bounds.width - left - right))
  }

  /// Where a part of the table is, edges on whole pixels.
  func frame(of part: TableMap.Part) -> CGRect { frame(of: part, in: map) }

  func frame(of part: TableMap.Part, in map: TableMap) -> CGRect {
    let span = map.span(of: part)
    let grid = PixelGrid(scale: UIScreen.main.scale)
    var top = grid.round(rowsTop + span.start)
    let bottom = grid.round(rowsTop + span.end)
    switch part {
    case .row:
      let (x, width) = rowSpan
      return CGRect(x: x, y: top, width: width, height: bottom - top)
    case .header:
      top = min(bottom, top + headerPadding)
      return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    case .footer:
      return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }
  }
}
