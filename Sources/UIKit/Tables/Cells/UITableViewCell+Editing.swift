extension UITableViewCell {
  func editingDidChange(animated: Bool) {
    let duration = animated ? CellEditControl.duration : 0
    if isInEditingMode { prepareEditingControls() }
    updateSelectionLook(animated: false)
    setNeedsLayout()
    guard animated else {
      UIView.performWithoutAnimation { layoutIfNeeded() }
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { self.layoutIfNeeded() })
  }

  /// Puts the controls where they come in from.
  private func prepareEditingControls() {
    UIView.performWithoutAnimation {
      if editingStyle != .none, parts.editControl == nil {
        let control = CellEditControl(cell: self)
        parts.editControl = control
        addSubview(control)
        control.frame = editControlFrame(isShown: false)
      }
      parts.editControl?.style = editingStyle
      updateChoice()
      if showsReorderControl, parts.reorderHandle == nil {
        let handle = CellReorderHandle(cell: self)
        parts.reorderHandle = handle
        addSubview(handle)
        handle.frame = reorderFrame(isShown: false)
      }
    }
  }

  /// Shows in the place of the button whether the row is chosen, where several can be.
  func updateChoice() {
    let isChoice = table?.allowsMultipleSelectionDuringEditing == true
    parts.editControl?.isChosen = isChoice ? isShownSelected : nil
  }

  func placeEditingControls() {
    let hasControl = isInEditingMode && editingStyle != .none
    parts.editControl?.frame = editControlFrame(isShown: hasControl)
    parts.editControl?.alpha = hasControl ? 1 : 0
    parts.reorderHandle?.frame = reorderFrame(isShown: isReorderShown)
    parts.reorderHandle?.alpha = isReorderShown ? 1 : 0
  }

  private func editControlFrame(isShown: Bool) -> CGRect {
    let width = CellEditControl.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isRightToLeft
      ? (isShown ? bounds.width - width : bounds.width) : (isShown ? 0 : -width)
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  private func reorderFrame(isShown: Bool) -> CGRect {
    let width = CellReorderHandle.width + CellMetrics.margin(forWidth: bounds.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isRightToLeft
      ? (isShown ? 0 : -width) : (isShown ? bounds.width - width : bounds.width)
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}
