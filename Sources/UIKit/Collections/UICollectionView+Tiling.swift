extension UICollectionView {
  func loadIfNeeded() {
    guard isReloadNeeded else { return }
    isReloadNeeded = false
    for (path, cell) in cells { retire(cell, at: path) }
    cells = [:]
    for (key, view) in supplements { retire(view, at: key) }
    supplements = [:]
    counts = askForCounts()
    selectedPaths.removeAll { !contains($0) }
    collectionViewLayout.isPrepared = false
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  func prepareLayoutIfNeeded() {
    loadIfNeeded()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
  }

  /// How many views stand behind all cells.
  private var groundCount: Int { [backgroundView, refreshControl].compactMap(\.self).count }

  func updateContentSize() {
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Makes cells for the items that are in sight and takes away those of others.
  func tile() {
    UIView.performWithoutAnimation { tile(animated: false) }
  }

  /// The same, inside an animation if the changes of places are to be animated.
  func tile(animated: Bool) {
    guard !isTiling else { return }
    isTiling = true
    UIView.performWithoutAnimation { measureVisible() }
    if animated { updateContentSize() } else { UIView.performWithoutAnimation(updateContentSize) }
    showVisible()
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    isTiling = false
  }

  /// What is seen: while an animation moves the content also what is seen of it now.
  private var seenRect: CGRect {
    var rect = bounds
    if let seenAfterUpdate { rect = rect.union(seenAfterUpdate) }
    if layer.isAnimated {
      rect = rect.union(
        layer.presentationProperties(at: UIApplication.shared.clock.now).bounds)
    }
    return rect
  }

  var seenAttributes: [UICollectionViewLayoutAttributes] {
    guard !bounds.isEmpty else { return [] }
    return collectionViewLayout.layoutAttributesForElements(in: seenRect) ?? []
  }

  /// Lets cells that come into sight choose their size, until all fit.
  func measureVisible() {
    for _ in 0..<Self.mostRounds {
      prepareLayoutIfNeeded()
      updateContentSize()
      var hasChanged = false
      for attributes in seenAttributes where attributes.representedElementCategory == .cell {
        guard cells[attributes.indexPath] == nil, let cell = cell(for: attributes) else {
          continue
        }
        let preferred = cell.preferredLayoutAttributesFitting(attributes.duplicate())
        if collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        {
          collectionViewLayout.adopt(preferred)
          collectionViewLayout.isPrepared = false
          hasChanged = true
        }
      }
      guard hasChanged else { return }
    }
    prepareLayoutIfNeeded()
  }

  private static var mostRounds: Int { 16 }

  // MARK: Showing

  private func showVisible() {
    let all = seenAttributes
    var paths: Set<IndexPath> = []
    var keys: Set<SupplementKey> = []
    for attributes in all {
      if attributes.representedElementCategory == .cell {
        paths.insert(attributes.indexPath)
      } else if let kind = attributes.representedElementKind {
        keys.insert(SupplementKey(kind: kind, path: attributes.indexPath))
      }
    }
    for (path, cell) in cells where !paths.contains(path) && !mustStay(cell) {
      cells[path] = nil
      retire(cell, at: path)
    }
    for (key, view) in supplements where !keys.contains(key) {
      supplements[key] = nil
      retire(view, at: key)
    }
    for attributes in all {
      guard let view = view(for: attributes) else { continue }
      place(view, attributes)
    }
  }

  private func mustStay(_ cell: UICollectionViewCell) -> Bool {
    if cell.motionCount > 0 { return true }
    guard let holder = window?.firstResponder as? UIView else { return false }
    return holder.isDescendant(of: cell)
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    attributes.representedElementCategory == .cell
      ? cell(for: attributes) : supplement(for: attributes)
  }

  /// The cell of an item, asked for if there is none yet.
  func cell(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
    let path = attributes.indexPath
    if let cell = cells[path] { return cell }
    guard let dataSource, contains(path) else { return nil }
    var made: UICollectionViewCell?
    UIView.performWithoutAnimation {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      adopt(cell)
      cell.motionCount = 0
      cell.isSelected = selectedPaths.contains(path)
      cell.isHighlighted = false
      cells[path] = cell
      place(cell, attributes)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      made = cell
    }
    return made
  }

  private func supplement(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind, let dataSource else { return nil }
    let path = attributes.indexPath
    let key = SupplementKey(kind: kind, path: path)
    if let view = supplements[key] { return view }
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
      adopt(view)
      supplements[key] = view
      place(view, attributes)
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      made = view
    }
    return made
  }

  private func adopt(_ view: UICollectionReusableView) {
    view.layer.removeAllAnimations()
    view.isHidden = false
    if view.superview !== self { insertSubview(view, at: groundCount) }
  }

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.transform == .identity, attributes.transform == .identity {
      if view.frame != attributes.frame { view.frame = attributes.frame }
    } else {
      view.transform = .identity
      view.frame = attributes.frame
      view.transform = attributes.transform
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    view.apply(attributes)
  }

  // MARK: Taking away

  func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    pool.put(cell, identifier: cell.reuseIdentifier.map(Self.cellKey))
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func retire(_ view: UICollectionReusableView, at key: SupplementKey) {
    pool.put(view, identifier: view.reuseIdentifier.map { Self.viewKey($0, kind: key.kind) })
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  func backgroundViewDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Layouts

  func layoutDidChange(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    if old.collectionView === self { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  /// Exchanges the layout; items move to their new places if `animated`.
  @preconcurrency
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    let moving = Array(cells.values)
    for cell in moving { cell.motionCount += 1 }
    UIView.animate(
      withDuration: animated && window != nil ? UpdateAnimation.duration : 0, delay: 0,
      options: .allowUserInteraction,
      animations: {
        self.tile(animated: true)
        for cell in moving {
          guard let path = self.indexPath(for: cell),
            let attributes = layout.layoutAttributesForItem(at: path)
          else { continue }
          self.place(cell, attributes)
        }
        self.layoutIfNeeded()
      },
      completion: { finished in
        for cell in moving { cell.motionCount -= 1 }
        self.setNeedsLayout()
        completion?(finished)
      })
  }
}
