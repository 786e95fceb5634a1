extension UITableViewCell {
  /// Takes on what the style of the table asks for.
  func takeStyle(of table: UITableView) {
    tableStyle = table.style
    updateGround()
    content.setNeedsLayout()
    setNeedsLayout()
  }

  // MARK: Ground

  func updateGround() {
    if let backgroundConfiguration {
      setStandardGround(backgroundConfiguration.backgroundColor ?? standardGround)
      layer.borderColor = backgroundConfiguration.strokeColor?.resolved(traitCollection)
      layer.borderWidth = backgroundConfiguration.strokeWidth
    } else if usesStandardGround {
      setStandardGround(standardGround)
    }
  }

  private var standardGround: UIColor {
    tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  func groundDidChange(from old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// The corners of a box around the rows of a section.
  func rowPlaceDidChange() {
    guard tableStyle == .insetGrouped else {
      updateSeparators()
      return
    }
    var corners: CACornerMask = []
    if rowPlace.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if rowPlace.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : CellMetrics.groupRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
    updateSeparators()
  }

  // MARK: Selection

  private var isLit: Bool { isShownSelected || isShownHighlighted }

  /// Whether the look of a selection hides the lines.
  var isGroundCovered: Bool { isLit && selectionStyle != .none && !isInEditingMode }

  func updateSelectionLook(animated: Bool) {
    let isShown = isGroundCovered
    let view = selectedBackgroundView ?? parts.selection
    if isShown {
      let ground = selectedBackgroundView ?? parts.madeSelection()
      if ground.superview !== self {
        insertSubview(ground, at: backgroundView == nil ? 0 : 1)
      }
      ground.frame = bounds
      change(animated) { ground.alpha = 1 }
    } else if let view, view.superview === self {
      change(animated) { view.alpha = 0 }
    }
    updateChoice()
    for label in [parts.text, parts.detail] { label?.isHighlighted = isShown }
    parts.image?.isHighlighted = isShown
    updateSeparators()
    setNeedsUpdateConfiguration()
  }

  private func change(_ animated: Bool, _ changes: @escaping () -> Void) {
    guard animated else {
      UIView.performWithoutAnimation(changes)
      return
    }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: changes)
  }

  private static var fadeDuration: TimeInterval { 0.35 }

  // MARK: Configurations

  /// The configuration of list content that suits the style of the cell.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The ground that the table gives the cell by itself.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: standardGround)
  }

  /// What configurations adapt to.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isShownSelected
    state.isHighlighted = isShownHighlighted
    state.isEditing = isInEditingMode
    return state
  }

  /// Has `updateConfiguration(using:)` called before the next frame.
  public func setNeedsUpdateConfiguration() {
    guard configurationUpdateHandler != nil || contentConfiguration != nil else { return }
    updateConfiguration(using: configurationState)
  }

  func contentConfigurationDidChange() {
    if contentConfiguration != nil { parts.removeStyleParts() }
    configuredView = content.showing(contentConfiguration, in: configuredView)
    if contentConfiguration != nil { setNeedsLayout() }
  }
}
