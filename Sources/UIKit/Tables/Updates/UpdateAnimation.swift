/// Carries out a group of changes to a table: rows that stay move to their new places, others
/// come and go.
@MainActor
struct UpdateAnimation {
  let table: UITableView
  let updates: ListUpdates
  let mapping: UpdateMapping
  let counts: [Int]

  /// Seconds.
  static let duration: TimeInterval = 0.3

  private struct Goer {
    var cell: UITableViewCell
    var path: IndexPath
    var animation: UITableView.RowAnimation
  }

  func run() {
    let oldMap = table.map
    table.map = newMap(from: oldMap)
    let goers = remapCells()
    remapSelection()
    let oldViews = remapHeadersAndFooters()
    var comers: [IndexPath: UITableView.RowAnimation] = [:]
    UIView.performWithoutAnimation {
      comers = prepare(oldMap: oldMap, goers: goers)
    }
    let moving = Array(table.cells.values)
    for cell in moving { cell.motionCount += 1 }
    let table = table
    let completions = updates.completions
    UIView.animate(
      withDuration: table.window == nil ? 0 : Self.duration, delay: 0,
      options: .allowUserInteraction,
      animations: {
        settle(goers: goers, comers: comers)
        for view in oldViews { view.alpha = 0 }
      },
      completion: { finished in
        for cell in moving { cell.motionCount -= 1 }
        for goer in goers {
          table.retire(goer.cell, at: goer.path)
        }
        for view in oldViews { table.recycle(headerOrFooter: view) }
        table.setNeedsLayout()
        for completion in completions { completion(finished) }
      })
  }

  // MARK: Places

  private func newMap(from old: TableMap) -> TableMap {
    let shown = Set(table.cells.keys)
    return TableMap(rowCounts: counts) { part in
      guard case .row(let path) = part else { return (table.guess(part).height, false) }
      guard let source = mapping.path(before: path), old.contains(source) else {
        return table.guess(part)
      }
      let index = old.index(of: .row(source))
      let isExact =
        old.isExact(index) && !shown.contains(source) && updates.reloadedRows[source] == nil
      return (old.heights.lengths[index], isExact)
    }
  }

  /// Gives cells that stay their new rows; answers those that go.
  private func remapCells() -> [Goer] {
    var goers: [Goer] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in table.cells {
      if updates.exit(of: path) == nil, let target = mapping.path(after: path) {
        cells[target] = cell
      } else {
        goers.append(
          Goer(cell: cell, path: path, animation: updates.exit(of: path) ?? .automatic))
      }
    }
    table.cells = cells
    return goers
  }

  private func remapSelection() {
    table.selectedPaths = table.selectedPaths.compactMap { mapping.path(after: $0) }
    table.highlightedPath = table.highlightedPath.flatMap { mapping.path(after: $0) }
  }

  /// Gives headers and footers that stay their new sections; answers those that go.
  private func remapHeadersAndFooters() -> [UIView] {
    var gone: [UIView] = []
    func remapped(_ views: [Int: UIView]) -> [Int: UIView] {
      var result: [Int: UIView] = [:]
      for (section, view) in views {
        if updates.reloadedSections[section] == nil, mapping.sections.indices.contains(section),
          let target = mapping.sections[section]
        {
          result[target] = view
        } else {
          gone.append(view)
        }
      }
      return result
    }
    table.headers = remapped(table.headers)
    table.footers = remapped(table.footers)
    return gone
  }

  // MARK: Before and after

  /// Makes the cells that come into sight and puts them where they come from. Answers how those
  /// of new rows come.
  private func prepare(
    oldMap: TableMap, goers: [Goer]
  ) -> [IndexPath: UITableView.RowAnimation] {
    table.isTiling = true
    table.measureForUpdate()
    var comers: [IndexPath: UITableView.RowAnimation] = [:]
    let newMap = table.map
    for index in table.seenIndexes {
      guard case .row(let path) = newMap.part(at: index) else { continue }
      let isNew = table.cells[path] == nil || table.cells[path]?.isAwaitingDisplay == true
      guard isNew, let cell = table.cell(for: path) else { continue }
      table.show(cell, at: path)
      let target = cell.frame
      if let source = source(of: path) {
        cell.frame = table.frame(of: .row(source), in: oldMap)
      } else {
        let animation = entry(of: path)
        comers[path] = animation
        cell.frame = animation.outside(target, table: table)
        if animation.fades { cell.alpha = 0 }
      }
    }
    for goer in goers.reversed() {
      table.insertSubview(goer.cell, at: table.groundCount)
    }
    table.layoutIfNeeded()
    table.isTiling = false
    return comers
  }

  /// Where a row of the new map was before, if it was there and keeps its cell.
  private func source(of path: IndexPath) -> IndexPath? {
    mapping.path(before: path).flatMap { updates.reloadedRows[$0] == nil ? $0 : nil }
  }

  private func entry(of path: IndexPath) -> UITableView.RowAnimation {
    if let animation = updates.insertedRows[path] ?? updates.insertedSections[path.section] {
      return animation
    }
    if let section = mapping.section(before: path.section),
      let animation = updates.reloadedSections[section]
    {
      return animation
    }
    return mapping.path(before: path).flatMap { updates.reloadedRows[$0] } ?? .automatic
  }

  private func settle(goers: [Goer], comers: [IndexPath: UITableView.RowAnimation]) {
    for goer in goers {
      let isReloaded = updates.reloadedRows[goer.path] != nil
      if !isReloaded { goer.cell.frame = goer.animation.outside(goer.cell.frame, table: table) }
      if goer.animation.fades || isReloaded { goer.cell.alpha = 0 }
      if goer.animation == .none { goer.cell.isHidden = true }
    }
    for path in comers.keys { table.cells[path]?.alpha = 1 }
    table.updateContentSize()
    table.seenAfterUpdate = nil
    for (path, cell) in table.cells { table.place(cell, at: path) }
    table.tile()
    table.isTiling = true
    table.layoutIfNeeded()
    table.isTiling = false
    table.setNeedsLayout()
  }
}

extension UITableView.RowAnimation {
  /// Whether rows change their opacity on their way.
  var fades: Bool {
    switch self {
    case .fade, .automatic, .middle: true
    case .top, .bottom, .left, .right, .none: false
    }
  }

  /// Where a row comes from or goes to.
  @MainActor
  func outside(_ frame: CGRect, table: UITableView) -> CGRect {
    switch self {
    case .fade, .automatic, .middle, .none: frame
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .left: frame.offsetBy(dx: -table.bounds.width, dy: 0)
    case .right: frame.offsetBy(dx: table.bounds.width, dy: 0)
    }
  }
}
