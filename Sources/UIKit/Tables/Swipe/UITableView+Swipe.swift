extension UITableView {
  /// Seconds in which a row that was let go comes to rest.
  private static let settleDuration: TimeInterval = 0.3

  func setUpSwipe() {
    let swipe = RowSwipeRecognizer { [weak self] in self?.swipeDidChange($0) }
    addGestureRecognizer(swipe)
  }

  private func configuration(
    for path: IndexPath, isAtRight: Bool
  ) -> UISwipeActionsConfiguration? {
    isEditabilityAssumed = false
    guard dataSource?.tableView(self, canEditRowAt: path) != false else { return nil }
    let isOwnAnswer = !isEditabilityAssumed
    let isTrailing = isAtRight != isRightToLeft
    if !isTrailing {
      let found = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      return found.flatMap { $0.actions.isEmpty ? nil : $0 }
    }
    if let found = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return found.actions.isEmpty ? nil : found
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return isOwnAnswer && style == .delete ? deletion(of: path) : nil
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The button that has the data source delete a row.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? SystemWord.delete.text
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return done(false) }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  /// Moves a row aside for the button that deletes it.
  func openDeletion(of cell: UITableViewCell, at path: IndexPath) {
    closeSwipe()
    begin(deletion(of: path), of: cell, at: path, isAtRight: !isRightToLeft)
    open()
  }

  private func begin(
    _ configuration: UISwipeActionsConfiguration, of cell: UITableViewCell, at path: IndexPath,
    isAtRight: Bool
  ) {
    cell.motionCount += 1
    delegate?.tableView(self, willBeginEditingRowAt: path)
    swipe = RowSwipe(
      cell: cell, path: path, configuration: configuration, isAtRight: isAtRight, table: self)
  }

  private func open() {
    guard let swipe else { return }
    UIView.animate(
      withDuration: Self.settleDuration, delay: 0, options: .allowUserInteraction,
      animations: { swipe.move(to: swipe.openOffset) })
  }

  /// Whether a finger that goes sideways at a point would move a row.
  func maySwipe(at point: CGPoint, towards movement: CGFloat) -> Bool {
    guard !isDragging, updates == nil else { return false }
    if let swipe { return swipe.cell.frame.minY...swipe.cell.frame.maxY ~= point.y }
    guard !isEditing else { return false }
    guard let path = indexPathForRow(at: point) else { return false }
    return configuration(for: path, isAtRight: movement < 0) != nil
  }

  /// Puts the buttons away if a finger goes down elsewhere. Answers whether there were any.
  func closesSwipe(at point: CGPoint) -> Bool {
    guard let swipe, !(swipe.cell.frame.minY...swipe.cell.frame.maxY ~= point.y) else {
      return false
    }
    closeSwipe()
    return true
  }

  func closeSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    UIView.animate(
      withDuration: Self.settleDuration, delay: 0, options: .allowUserInteraction,
      animations: { swipe.move(to: 0) },
      completion: { _ in
        swipe.cell.motionCount -= 1
        swipe.end()
        self.setNeedsLayout()
      })
  }

  private func swipeDidChange(_ pan: RowSwipeRecognizer) {
    switch pan.state {
    case .began:
      beginSwipe(pan)
    case .changed:
      guard let swipe else { return }
      swipe.move(to: swipe.start + pan.translation(in: self).x)
    case .ended:
      endSwipe(velocity: pan.velocity(in: self).x)
    case .cancelled:
      closeSwipe()
    case .possible, .failed:
      break
    }
  }

  private func beginSwipe(_ pan: RowSwipeRecognizer) {
    unhighlight()
    if let swipe {
      swipe.start = swipe.offset
      return
    }
    guard let path = indexPathForRow(at: pan.location(in: self)), let cell = cells[path] else {
      return
    }
    let isAtRight = pan.totalMovement.x < 0
    guard let configuration = configuration(for: path, isAtRight: isAtRight) else { return }
    begin(configuration, of: cell, at: path, isAtRight: isAtRight)
  }

  private func endSwipe(velocity: CGFloat) {
    guard let swipe else { return }
    if swipe.isFull, let first = swipe.configuration.actions.first {
      perform(first, of: swipe, from: swipe.cell)
      return
    }
    let isOpening = swipe.isAtRight ? velocity < -100 : velocity > 100
    let isClosing = swipe.isAtRight ? velocity > 100 : velocity < -100
    let isFar = abs(swipe.offset) > abs(swipe.openOffset) / 2
    guard isOpening || (isFar && !isClosing) else {
      closeSwipe()
      return
    }
    open()
  }

  func perform(_ action: UIContextualAction, of swipe: RowSwipe, from button: UIView) {
    action.handler(action, button) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      self.closeSwipe()
    }
  }
}
