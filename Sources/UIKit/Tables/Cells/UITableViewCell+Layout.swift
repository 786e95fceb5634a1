extension UITableViewCell {
  // MARK: Accessory

  private var shownAccessoryView: UIView? {
    isInEditingMode ? editingAccessoryView : accessoryView
  }

  private var shownAccessoryType: AccessoryType {
    isInEditingMode ? editingAccessoryType : accessoryType
  }

  var hasAccessory: Bool {
    shownAccessoryView != nil || shownAccessoryType != .none || isReorderShown
  }

  var isReorderShown: Bool { isInEditingMode && showsReorderControl }

  func accessoryDidChange(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width of what stands at the end with the margin behind it.
  private var endWidth: CGFloat {
    let margin = CellMetrics.margin(forWidth: bounds.width)
    var width: CGFloat = 0
    if let view = shownAccessoryView {
      width = view.frame.width + margin
    } else if shownAccessoryType != .none {
      let accessory = parts.accessory ?? CellAccessory(cell: self)
      accessory.type = shownAccessoryType
      parts.accessory = accessory
      width = accessory.width + margin
    }
    if isReorderShown { width += CellReorderHandle.width + (width > 0 ? 0 : margin) }
    return width
  }

  private var startWidth: CGFloat {
    isInEditingMode && editingStyle != .none && shouldIndentWhileEditing
      ? CellEditControl.width : 0
  }

  /// What the safe area and the table's index take at the sides.
  private var safeSides: (left: CGFloat, right: CGFloat) {
    guard let table else { return (0, 0) }
    let index = table.sectionIndex == nil ? 0 : SectionIndexView.width
    var sides: (left: CGFloat, right: CGFloat) = isRightToLeft ? (index, 0) : (0, index)
    if table.insetsContentViewsToSafeArea, table.style != .insetGrouped {
      sides.left += table.safeAreaInsets.left
      sides.right += table.safeAreaInsets.right
    }
    return sides
  }

  /// Where the content is in a cell of `size`.
  func contentFrame(in size: CGSize) -> CGRect {
    let safe = safeSides
    let start = startWidth
    let width = max(0, size.width - safe.left - safe.right - start - endWidth)
    let x = isRightToLeft ? size.width - safe.right - start - width : safe.left + start
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }

  func placeParts() {
    let frame = contentFrame(in: bounds.size)
    if content.frame != frame { content.frame = frame }
    placeAccessory()
    placeEditingControls()
    for view in [backgroundView, selectedBackgroundView, parts.selection]
    where view?.frame != bounds {
      view?.frame = bounds
    }
    if let configuredView, configuredView.frame != content.bounds {
      configuredView.frame = content.bounds
    }
    if !parts.isEmpty { content.setNeedsLayout() }
    updateSeparators()
  }

  private func placeAccessory() {
    let margin = CellMetrics.margin(forWidth: bounds.width)
    let safe = safeSides
    let reorder = isReorderShown ? CellReorderHandle.width : 0
    let grid = PixelGrid(scale: UIScreen.main.scale)
    func frame(width: CGFloat, height: CGFloat) -> CGRect {
      let end = margin + reorder
      let x =
        isRightToLeft ? safe.left + end : bounds.width - safe.right - end - width
      return CGRect(
        x: x, y: grid.round((bounds.height - height) / 2), width: width, height: height)
    }
    let view = shownAccessoryView
    for other in [accessoryView, editingAccessoryView] where other !== view {
      other?.removeFromSuperview()
    }
    if let view {
      if view.superview !== self { addSubview(view) }
      view.frame = frame(width: view.frame.width, height: view.frame.height)
    }
    guard let accessory = parts.accessory else { return }
    let isShown = view == nil && shownAccessoryType != .none
    accessory.isHidden = !isShown
    if accessory.superview !== self { addSubview(accessory) }
    guard isShown else { return }
    accessory.type = shownAccessoryType
    accessory.frame = frame(width: accessory.width, height: bounds.height)
  }

  // MARK: Parts of the style

  private var texts: ListArrangement.Texts {
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { return .stacked }
    return style == .value2 ? .columns : style == .value1 ? .sideBySide : .stacked
  }

  private func arrangement(width: CGFloat) -> ListArrangement {
    let margin = CellMetrics.margin(forWidth: bounds.width)
    let indent = CGFloat(indentationLevel) * indentationWidth
    let isSubtitle = style == .subtitle && parts.detail?.text?.isEmpty == false
    let vertical: CGFloat = isSubtitle ? 10 : CellMetrics.verticalMargin
    return ListArrangement(
      image: parts.image, text: parts.text, detail: parts.detail,
      texts: texts,
      margins: UIEdgeInsets(
        top: vertical, left: margin + indent, bottom: vertical,
        right: hasAccessory ? CellMetrics.accessoryGap : margin),
      minimumHeight: CellMetrics.rowHeight, isRightToLeft: isRightToLeft)
  }

  func placeStyleParts() {
    guard !parts.isEmpty else { return }
    arrangement(width: content.bounds.width).place(in: content.bounds.size)
  }

  /// The height that the content asks for in a cell of `width` points.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let room = contentFrame(in: CGSize(width: width, height: bounds.height)).width
    let fitting =
      hasOwnContent
      ? content.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height : 0
    let styled = parts.isEmpty ? 0 : arrangement(width: room).height(forWidth: room)
    let height = max(fitting, styled)
    return height > 0 ? height : CellMetrics.rowHeight
  }

  /// Whether there is anything beside the parts of the style that could ask for a height.
  private var hasOwnContent: Bool {
    content.subviews.contains { !parts.contains($0) || !$0.constraints.isEmpty }
      || !content.constraints.isEmpty
  }

  // MARK: Lines

  /// Where the line below starts by itself: at the text.
  private var automaticLineStart: CGFloat {
    let list = (configuredView as? UIListContentView)?.textStart
    let styled = arrangement(width: content.bounds.width).textStart
    return (isRightToLeft ? bounds.width - content.frame.maxX : content.frame.minX)
      + (list ?? styled)
  }

  private var lineInsets: (start: CGFloat, end: CGFloat) {
    guard let inset = ownSeparatorInset ?? table?.ownSeparatorInset else {
      return (automaticLineStart, 0)
    }
    let isFromEdges = table?.separatorInsetReference != .fromAutomaticInsets
    let start = isRightToLeft ? inset.right : inset.left
    let end = isRightToLeft ? inset.left : inset.right
    return (start + (isFromEdges ? 0 : automaticLineStart), end)
  }

  func updateSeparators() {
    let pixel = 1 / UIScreen.main.scale
    let isCovered = isGroundCovered
    let hasLines = table?.separatorStyle == .singleLine && !isCovered
    let color = table?.separatorColor ?? .separator
    let isFullWidth = rowPlace.isLast && tableStyle == .grouped
    let isBelowBox = rowPlace.isLast && tableStyle == .insetGrouped
    parts.line.isHidden = !hasLines || isBelowBox
    if !parts.line.isHidden {
      let insets = isFullWidth ? (start: 0, end: 0) : lineInsets
      let width = max(0, bounds.width - insets.start - insets.end)
      let x = isRightToLeft ? insets.end : insets.start
      parts.line.backgroundColor = color
      parts.line.frame = CGRect(x: x, y: bounds.height - pixel, width: width, height: pixel)
      if subviews.last !== parts.line { bringSubviewToFront(parts.line) }
    }
    let hasTop = hasLines && rowPlace.isFirst && tableStyle == .grouped
    if hasTop {
      let line = parts.madeTopLine(in: self)
      line.backgroundColor = color
      line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    }
    parts.topLine?.isHidden = !hasTop
  }
}
