extension UITableView {
  // MARK: Announcing

  /// Begins a group of changes that happen together.
  public func beginUpdates() {
    if updates == nil { loadIfNeeded() }
    updates.begin()
  }

  /// Ends a group of changes: rows come, go and move, and the heights of rows that are shown
  /// are asked for again.
  public func endUpdates() {
    if let group = updates.end() { commit(group) }
  }

  /// Makes a group of changes. `completion` learns whether their animation came to its end.
  @preconcurrency
  public func performBatchUpdates(
    _ changes: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    beginUpdates()
    changes?()
    if let completion { updates?.completions.append(completion) }
    endUpdates()
  }

  private func announce(_ note: (inout ListUpdates) -> Void) {
    if let alone = updates.note(note) { commit(alone) }
  }

  /// Lets rows in, named by their places after the change.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  /// Lets rows go, named by their places before the change.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Asks for the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// Moves a row from its place before the change to one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Lets sections in, named by their places after the change.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Lets sections go, named by their places before the change.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Asks for the rows of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Moves a section from its place before the change to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    announce { $0.movedSections[section] = newSection }
  }

  /// Asks for the cells of rows that are shown to show other content, without new cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    for path in indexPaths {
      guard let cell = cells[path] else { continue }
      recycle(cell)
      cells[path] = nil
      let again = dataSource.tableView(self, cellForRowAt: path)
      if again === cell {
        cell.table = self
        cell.isHidden = false
        cells[path] = cell
      } else {
        recycle(again)
      }
    }
    setNeedsLayout()
  }

  // MARK: Carrying out

  private func commit(_ announced: ListUpdates) {
    guard !isReloadNeeded, let dataSource else {
      setNeedsReload()
      announced.finish()
      return
    }
    let counts = askForCounts(dataSource)
    do {
      let mapping = try UpdateMapping(announced, from: map.rowCounts, to: counts)
      UpdateAnimation(table: self, updates: announced, mapping: mapping, counts: counts).run()
    } catch {
      UIApplication.shared.log(
        "the changes announced to a table do not fit its data source: \(error.message); "
          + "the table was reloaded")
      reloadData()
      announced.finish()
    }
  }
}
