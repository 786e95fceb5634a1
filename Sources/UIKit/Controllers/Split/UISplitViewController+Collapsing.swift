extension UISplitViewController {
  func updateCollapsing() {
    guard isViewLoaded else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    if isCompact {
      isCollapsed = true
      withdrawButton()
      stackScreens()
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      gatherScreens()
      isCollapsed = false
      separateSecondary()
      delegate?.splitViewControllerDidExpand(self)
    }
    setNeedsArrangement()
  }

  // MARK: One column

  /// Puts the screens of the inner columns onto the outermost.
  func stackScreens() {
    for holder in holders.values { holder.overrideHorizontalSizeClass = nil }
    if let compact = holders[.compact] {
      base = compact
      return
    }
    base =
      delegate?.primaryViewController(forCollapsing: self) ?? holders[.primary]
      ?? holders[.supplementary] ?? holders[.secondary]
    guard let navigation = base as? UINavigationController else { return }
    for column in columnsToStack where holders[column] !== navigation {
      guard let holder = holders[column] else { continue }
      let screens = Self.takeScreens(of: holder)
      moved[column] = screens
      navigation.viewControllers += screens
    }
  }

  private var columnsToStack: [Column] {
    guard style != .unspecified else {
      guard let secondary = holders[.secondary], let base,
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: base) != true
      else { return [] }
      return [.secondary]
    }
    let top =
      delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    return [.supplementary, .secondary].filter { $0.rawValue <= top.rawValue }
  }

  /// The screens that stand on a stack, which are taken off, or the controller itself.
  static func takeScreens(of holder: UIViewController) -> [UIViewController] {
    guard let navigation = holder as? UINavigationController else {
      holder.viewIfLoaded?.removeFromSuperview()
      holder.removeFromParent()
      return [holder]
    }
    let screens = navigation.viewControllers
    navigation.viewControllers = []
    return screens
  }

  // MARK: All columns

  /// Gives screens back to the columns where they belong. What was put on top of them goes along;
  /// those that the user has left stay as they were.
  func gatherScreens() {
    let navigation = base as? UINavigationController
    for column in [Column.secondary, .supplementary] {
      guard let screens = moved[column], let holder = holders[column] else { continue }
      var stack = navigation?.viewControllers ?? []
      var own = screens
      if let first = stack.firstIndex(where: screens.contains) {
        own = Array(stack[first...])
        stack.removeSubrange(first...)
        navigation?.viewControllers = stack
      }
      if let holder = holder as? UINavigationController { holder.viewControllers = own }
      if holder.parent == nil {
        addChild(holder)
        holder.didMove(toParent: self)
      }
    }
    moved = [:]
    base = nil
    for (column, holder) in holders {
      holder.overrideHorizontalSizeClass = column == .secondary ? nil : .compact
    }
  }

  private func separateSecondary() {
    guard style == .unspecified, let primary = holders[.primary],
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    else { return }
    setViewController(secondary, for: .secondary)
  }
}
