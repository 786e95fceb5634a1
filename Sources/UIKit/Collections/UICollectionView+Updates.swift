extension UICollectionView {
  /// Makes a group of changes. `completion` learns whether their animation came to its end.
  @preconcurrency
  public func performBatchUpdates(
    _ changes: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    if updates == nil { loadIfNeeded() }
    updates.begin()
    changes?()
    if let completion { updates?.completions.append(completion) }
    if let group = updates.end() { commit(group) }
  }

  private func announce(_ note: (inout ListUpdates) -> Void) {
    if let alone = updates.note(note) { commit(alone) }
  }

  /// Lets items in, named by their places after the change.
  public func insertItems(at indexPaths: [IndexPath]) {
    announce { for path in indexPaths { $0.insertedRows[path] = .fade } }
  }

  /// Lets items go, named by their places before the change.
  public func deleteItems(at indexPaths: [IndexPath]) {
    announce { for path in indexPaths { $0.deletedRows[path] = .fade } }
  }

  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    announce { for path in indexPaths { $0.reloadedRows[path] = .fade } }
  }

  /// Moves an item from its place before the change to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Lets sections in, named by their places after the change.
  public func insertSections(_ sections: IndexSet) {
    announce { for section in sections { $0.insertedSections[section] = .fade } }
  }

  /// Lets sections go, named by their places before the change.
  public func deleteSections(_ sections: IndexSet) {
    announce { for section in sections { $0.deletedSections[section] = .fade } }
  }

  /// Asks for the items of sections again.
  public func reloadSections(_ sections: IndexSet) {
    announce { for section in sections { $0.reloadedSections[section] = .fade } }
  }

  /// Moves a section from its place before the change to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    announce { $0.movedSections[section] = newSection }
  }

  // MARK: Carrying out

  private func commit(_ announced: ListUpdates) {
    guard !isReloadNeeded, dataSource != nil else {
      setNeedsReload()
      announced.finish()
      return
    }
    let new = askForCounts()
    do {
      let mapping = try UpdateMapping(announced, from: counts, to: new)
      animate(announced, mapping: mapping, counts: new)
    } catch {
      UIApplication.shared.log(
        "the changes announced to a collection do not fit its data source: \(error.message); "
          + "it was reloaded")
      reloadData()
      announced.finish()
    }
  }

  private func animate(_ announced: ListUpdates, mapping: UpdateMapping, counts new: [Int]) {
    var goers: [(path: IndexPath, cell: UICollectionViewCell)] = []
    var stayers: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in cells {
      if announced.exit(of: path) == nil, let target = mapping.path(after: path) {
        stayers[target] = cell
      } else {
        goers.append((path, cell))
      }
    }
    let headings = supplements
    supplements = [:]
    for (key, view) in headings {
      let section = key.path.section
      if announced.reloadedSections[section] == nil, mapping.sections.indices.contains(section),
        let target = mapping.sections[section]
      {
        let path = IndexPath(item: key.path.item, section: target)
        supplements[SupplementKey(kind: key.kind, path: path)] = view
      } else {
        retire(view, at: key)
      }
    }
    selectedPaths = selectedPaths.compactMap { mapping.path(after: $0) }
    highlightedPath = highlightedPath.flatMap { mapping.path(after: $0) }
    counts = new
    cells = stayers
    collectionViewLayout.forgetPreferences()
    collectionViewLayout.isPrepared = false
    move(goers: goers, completions: announced.completions)
  }

  /// Cells that are new fade in at their places, those that go fade out, all others move.
  private func move(
    goers: [(path: IndexPath, cell: UICollectionViewCell)], completions: [(Bool) -> Void]
  ) {
    let stayers = cells
    isTiling = true
    UIView.performWithoutAnimation {
      prepareLayoutIfNeeded()
      seenAfterUpdate = boundsAfterUpdate
      for attributes in seenAttributes where attributes.representedElementCategory == .cell {
        guard cells[attributes.indexPath] == nil, let cell = cell(for: attributes) else {
          continue
        }
        cell.alpha = 0
      }
      layoutIfNeeded()
    }
    isTiling = false
    let moving = Array(cells.values)
    for cell in moving { cell.motionCount += 1 }
    UIView.animate(
      withDuration: window == nil ? 0 : UpdateAnimation.duration, delay: 0,
      options: .allowUserInteraction,
      animations: {
        for goer in goers { goer.cell.alpha = 0 }
        self.tile(animated: true)
        self.seenAfterUpdate = nil
        for path in stayers.keys {
          guard let cell = self.cells[path],
            let attributes = self.collectionViewLayout.layoutAttributesForItem(at: path)
          else { continue }
          self.place(cell, attributes)
        }
        self.layoutIfNeeded()
      },
      completion: { finished in
        for cell in moving { cell.motionCount -= 1 }
        for goer in goers { self.retire(goer.cell, at: goer.path) }
        self.setNeedsLayout()
        for completion in completions { completion(finished) }
      })
  }

  /// Where the content will be once its new size has limited the offset.
  private var boundsAfterUpdate: CGRect {
    let size = collectionViewLayout.collectionViewContentSize
    let inset = adjustedContentInset
    let most = CGPoint(
      x: max(-inset.left, size.width + inset.right - bounds.width),
      y: max(-inset.top, size.height + inset.bottom - bounds.height))
    return CGRect(
      x: min(bounds.minX, most.x), y: min(bounds.minY, most.y), width: bounds.width,
      height: bounds.height)
  }
}
