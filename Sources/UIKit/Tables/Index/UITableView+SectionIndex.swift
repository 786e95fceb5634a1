extension UITableView {
  /// Asks the data source anew for the titles of the section index.
  public func reloadSectionIndexTitles() {
    loadIfNeeded()
    updateSectionIndex()
  }

  func updateSectionIndex() {
    let titles = wantedIndexTitles
    guard titles != (sectionIndex?.titles ?? []) else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = titles.isEmpty ? nil : SectionIndexView(titles: titles, table: self)
    if let sectionIndex { addSubview(sectionIndex) }
    for cell in cells.values { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  private var wantedIndexTitles: [String] {
    guard let dataSource,
      map.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return [] }
    return dataSource.sectionIndexTitles(for: self) ?? []
  }

  /// Brings the section to which a title leads to the top.
  func scroll(toIndexTitle title: String, at place: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: place)
    guard map.rowCounts.indices.contains(section) else { return }
    if map.rowCounts[section] > 0 {
      scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    } else {
      let top = rectForHeader(inSection: section).minY - adjustedContentInset.top
      setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
    }
  }
}
