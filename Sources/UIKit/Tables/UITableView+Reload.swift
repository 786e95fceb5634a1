extension UITableView {
  /// The table's content is to be asked for again before it is next needed.
  func setNeedsReload() {
    isReloadNeeded = true
    setNeedsLayout()
  }

  /// Brings the map up to date with the data source.
  func loadIfNeeded() {
    guard isReloadNeeded else { return }
    isReloadNeeded = false
    recycleEverything()
    map = makeMap()
    selectedPaths.removeAll { !map.contains($0) }
    updateContentSize()
    updateSectionIndex()
  }

  func makeMap() -> TableMap {
    guard let dataSource else { return TableMap() }
    return TableMap(rowCounts: askForCounts(dataSource)) { guess($0) }
  }

  /// How many rows each section has.
  func askForCounts(_ dataSource: any UITableViewDataSource) -> [Int] {
    (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  private func recycleEverything() {
    for (path, cell) in cells { retire(cell, at: path) }
    cells = [:]
    for (section, view) in headers { retire(header: view, of: section) }
    headers = [:]
    for (section, view) in footers { retire(footer: view, of: section) }
    footers = [:]
  }

  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    recycle(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(header view: UIView, of section: Int) {
    recycle(headerOrFooter: view)
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func retire(footer view: UIView, of section: Int) {
    recycle(headerOrFooter: view)
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  // MARK: Around the rows

  func accessoryViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    updateContentSize()
    setNeedsLayout()
  }

  func backgroundViewDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  var rowsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func updateContentSize() {
    let rowsEnd = PixelGrid(scale: UIScreen.main.scale).round(rowsTop + map.heights.total)
    contentSize = CGSize(
      width: bounds.width, height: rowsEnd + (tableFooterView?.frame.height ?? 0))
  }
}
