extension UITableView {
  /// Makes cells for the rows that are in sight and takes away those of others. In an animation
  /// block changes of places are animated.
  func tile() {
    guard !isTiling else { return }
    isTiling = true
    loadIfNeeded()
    followWidth()
    UIView.performWithoutAnimation { measureVisible() }
    showVisible()
    placeAround()
    isTiling = false
  }

  /// Measures what is seen before and after a change of rows.
  func measureForUpdate() {
    for _ in 0..<Self.mostRounds {
      let most = rowsTop + map.heights.total + (tableFooterView?.frame.height ?? 0)
      let inset = adjustedContentInset
      let lowest = max(-inset.top, most + inset.bottom - bounds.height)
      seenAfterUpdate = min(bounds.minY, lowest)
      if !measureSeen() { break }
    }
  }

  /// Measures what is seen and says whether a height turned out to be another than was guessed.
  private func measureSeen() -> Bool {
    var hasChanged = false
    var seen = seenIndexes
    var index = seen.lowerBound
    while index < seen.upperBound {
      if !map.isExact(index), measure(index) {
        hasChanged = true
        seen = seenIndexes
      }
      index += 1
    }
    return hasChanged
  }

  private func followWidth() {
    guard bounds.width != layoutWidth else { return }
    let isFirst = layoutWidth == 0
    layoutWidth = bounds.width
    // A cell keeps its constraints; what it asks for in another width is measured again.
    if !isFirst { map.forgetMeasures() }
    for view in [tableHeaderView, tableFooterView].compactMap(\.self) {
      view.frame.size.width = bounds.width
    }
    updateContentSize()
  }

  /// What is seen: while an animation moves the content also what is seen of it now.
  var seenSpan: ClosedRange<CGFloat> {
    var low = bounds.minY
    var high = bounds.maxY
    if let seenAfterUpdate {
      low = min(low, seenAfterUpdate)
      high = max(high, seenAfterUpdate + bounds.height)
    }
    if layer.isAnimated {
      let shown = layer.presentationProperties(at: UIApplication.shared.clock.now).bounds
      low = min(low, shown.minY)
      high = max(high, shown.maxY)
    }
    // Sums of heights are a rounding error apart from what they should be.
    let tolerance = 1e-3
    return low - rowsTop + tolerance...max(low, high) - rowsTop
  }

  /// The indexes in the map of what is seen.
  var seenIndexes: Range<Int> {
    guard map.count > 0, bounds.height > 0 else { return 0..<0 }
    let span = seenSpan
    guard span.upperBound > 0, span.lowerBound < map.heights.total else { return 0..<0 }
    let first = map.heights.index(at: max(0, span.lowerBound))
    var last = map.heights.index(at: span.upperBound)
    if map.heights.start(of: last) < span.upperBound { last += 1 }
    return first..<max(first, min(last, map.count))
  }

  /// Measures what is seen. What was on the screen before stays where it is on it, though heights
  /// above turn out to be others than was guessed.
  private func measureVisible() {
    for _ in 0..<Self.mostRounds {
      let anchor = anchorPath
      let oldStart = anchor.map { map.span(of: .row($0)).start } ?? 0
      var hasChanged = false
      if let header = pinnedHeaderIndex, !map.isExact(header), measure(header) {
        hasChanged = true
      }
      if measureSeen() { hasChanged = true }
      guard hasChanged else { return }
      let shift = anchor.map { map.span(of: .row($0)).start - oldStart } ?? 0
      if shift != 0, bounds.minY > -adjustedContentInset.top { shiftContent(by: shift) }
      updateContentSize()
    }
  }

  /// Measuring brings other rows into sight, but each is measured once.
  private static var mostRounds: Int { 32 }

  /// The header that a plain table holds at the top, though its place is out of sight.
  private var pinnedHeaderIndex: Int? {
    guard style == .plain, let first = seenIndexes.first else { return nil }
    switch map.part(at: first) {
    case .header: return nil
    case .row(let path): return map.index(of: .header(path.section))
    case .footer(let section): return map.index(of: .header(section))
    }
  }

  /// The topmost row that is shown and in sight.
  private var anchorPath: IndexPath? {
    cells.filter { !$0.value.isHidden && $0.value.frame.maxY > bounds.minY && map.contains($0.key) }
      .keys.min()
  }

  // MARK: Cells

  private func showVisible() {
    let seen = seenIndexes
    var paths: [IndexPath] = []
    var sections: ClosedRange<Int>?
    for index in seen {
      let section: Int
      switch map.part(at: index) {
      case .row(let path):
        paths.append(path)
        section = path.section
      case .header(let header): section = header
      case .footer(let footer): section = footer
      }
      sections = min(sections?.lowerBound ?? section, section)...section
    }
    let shown = Set(paths)
    for (path, cell) in cells where !shown.contains(path) && !mustStay(cell) {
      cells[path] = nil
      retire(cell, at: path)
    }
    for path in paths {
      guard let cell = cell(for: path) else { continue }
      if cell.isAwaitingDisplay { show(cell, at: path) } else { place(cell, at: path) }
    }
    for (path, cell) in cells where !shown.contains(path) { place(cell, at: path) }
    updateHeadersAndFooters(in: sections, seen: seen)
  }

  /// A cell that is typed into, or on its way, stays though it is out of sight.
  private func mustStay(_ cell: UITableViewCell) -> Bool {
    if cell.motionCount > 0 { return true }
    guard let holder = window?.firstResponder as? UIView else { return false }
    return holder.isDescendant(of: cell)
  }

  /// The cell of a row, asked for if there is none yet.
  func cell(for path: IndexPath) -> UITableViewCell? {
    if let cell = cells[path] { return cell }
    guard let dataSource else { return nil }
    var cell: UITableViewCell!
    UIView.performWithoutAnimation { cell = makeCell(for: path, from: dataSource) }
    return cell
  }

  private func makeCell(
    for path: IndexPath, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    cell.isAwaitingDisplay = true
    cell.motionCount = 0
    cell.layer.removeAllAnimations()
    cell.isHidden = false
    if cell.superview !== self { insertSubview(cell, at: groundCount) }
    prepare(cell, at: path)
    cells[path] = cell
    return cell
  }

  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.takeStyle(of: self)
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    prepareEditing(of: cell, at: path, animated: false)
    let isSelected = selectedPaths.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    let (x, width) = rowSpan
    cell.frame = CGRect(x: x, y: cell.frame.minY, width: width, height: cell.frame.height)
  }

  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard map.contains(path), reorder?.cell !== cell, swipe?.cell !== cell
    else { return }
    var frame = frame(of: .row(path))
    if let reorder { frame.origin.y += reorder.shift(of: path) }
    if cell.frame != frame { cell.frame = frame }
    cell.rowPlace = rowPlace(of: path)
  }

  func rowPlace(of path: IndexPath) -> CellRowPlace {
    CellRowPlace(isFirst: path.row == 0, isLast: path.row == map.rowCounts[path.section] - 1)
  }

  /// Shows a cell that was made for a row.
  func show(_ cell: UITableViewCell, at path: IndexPath) {
    cell.isAwaitingDisplay = false
    UIView.performWithoutAnimation {
      place(cell, at: path)
      cell.updateSeparators()
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }
}
