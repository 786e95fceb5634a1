extension UITableView {
  // MARK: Headers and footers

  func header(for section: Int) -> UIView? {
    if let view = headers[section] { return view }
    guard
      let view = delegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), kind: .header)
    else { return nil }
    adopt(view, frame: frame(of: .header(section)))
    headers[section] = view
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  func footer(for section: Int) -> UIView? {
    if let view = footers[section] { return view }
    guard
      let view = delegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), kind: .footer)
    else { return nil }
    adopt(view, frame: frame(of: .footer(section)))
    footers[section] = view
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  private func adopt(_ view: UIView, frame: CGRect) {
    UIView.performWithoutAnimation {
      view.isHidden = false
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.superview !== self {
        if let sectionIndex {
          insertSubview(view, belowSubview: sectionIndex)
        } else {
          addSubview(view)
        }
      }
      // A view of the app's own may say by its frame how high it is to be.
      view.frame = CGRect(
        x: 0, y: frame.minY, width: bounds.width, height: view.frame.height)
    }
  }

  private func titleView(_ title: String?, kind: TitleHeaderView.Kind) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let identifier = kind.identifier(style)
    let view =
      pool.take(Self.viewKey(identifier)) as? TitleHeaderView
      ?? TitleHeaderView(reuseIdentifier: identifier, kind: kind, style: style)
    view.title = title
    return view
  }

  func updateHeadersAndFooters(in sections: ClosedRange<Int>?, seen: Range<Int>) {
    for (section, view) in headers where sections?.contains(section) != true {
      headers[section] = nil
      retire(header: view, of: section)
    }
    for (section, view) in footers where sections?.contains(section) != true {
      footers[section] = nil
      retire(footer: view, of: section)
    }
    guard let sections else { return }
    for section in sections {
      if style == .plain || seen.contains(map.index(of: .header(section))) {
        placeHeader(section)
      }
      if style == .plain || seen.contains(map.index(of: .footer(section))) {
        placeFooter(section)
      }
    }
  }

  /// The headers of a plain table stay at the top while their section is there.
  private func placeHeader(_ section: Int) {
    guard let view = header(for: section) else { return }
    var frame = frame(of: .header(section))
    var isPinned = false
    if style == .plain {
      let top = bounds.minY + adjustedContentInset.top
      let end = self.frame(of: .footer(section)).minY - frame.height
      let pinned = min(max(frame.minY, top), max(frame.minY, end))
      isPinned = pinned > frame.minY
      frame.origin.y = pinned
    }
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
  }

  private func placeFooter(_ section: Int) {
    guard let view = footer(for: section) else { return }
    var frame = frame(of: .footer(section))
    if style == .plain {
      let bottom = bounds.maxY - adjustedContentInset.bottom - frame.height
      let start = self.frame(of: .header(section)).maxY
      frame.origin.y = max(min(frame.minY, bottom), min(frame.minY, start))
    }
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Around

  /// How many views stand behind all cells.
  var groundCount: Int { [backgroundView, refreshControl].compactMap(\.self).count }

  func placeAround() {
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView {
      let height = view.frame.height
      let frame = CGRect(
        x: 0, y: contentSize.height - height, width: bounds.width, height: height)
      if view.frame != frame { view.frame = frame }
    }
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    sectionIndex?.place(in: self)
  }
}
