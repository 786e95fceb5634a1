extension UISplitViewController {
  /// The columns that are seen.
  public var displayMode: DisplayMode { mode }

  var mode: DisplayMode {
    if let chosenMode { return chosenMode }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height
  }

  /// The width of the primary column, points.
  public var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let standard = SplitGeometry.standardWidth(in: whole, isBeside: mode != .oneOverSecondary)
    var width = standard
    if preferredPrimaryColumnWidth >= 0 {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction >= 0 {
      width = (whole * preferredPrimaryColumnWidthFraction).rounded()
    }
    let most = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : max(320, standard)
    return min(max(min(width, most), minimumPrimaryColumnWidth, 0), whole)
  }

  /// Has a column seen: beside the secondary one where there is room, else over it, or on top of
  /// the only stack.
  public func show(_ column: Column) {
    if isCollapsed { return bringUp(column) }
    guard column == .primary || column == .supplementary, geometry.frame(of: column) == nil else {
      return
    }
    if style == .tripleColumn, column == .primary {
      choose(.twoBesideSecondary, animated: true)
    } else {
      choose(isWide ? .oneBesideSecondary : .oneOverSecondary, animated: true)
    }
  }

  /// Has a column no longer seen.
  public func hide(_ column: Column) {
    guard !isCollapsed, column != .secondary, geometry.frame(of: column) != nil else { return }
    let isOuterOfTwo = mode == .twoBesideSecondary && column == .primary
    choose(isOuterOfTwo ? .oneBesideSecondary : .secondaryOnly, animated: true)
  }

  private func bringUp(_ column: Column) {
    guard let navigation = base as? UINavigationController else { return }
    if column == .primary {
      navigation.popToRootViewController(animated: true)
    } else if let last = moved[column]?.last, !navigation.viewControllers.contains(last) {
      navigation.setViewControllers(
        navigation.viewControllers + (moved[column] ?? []), animated: true)
    } else if moved[column] == nil, let holder = holders[column] {
      moved[column] = Self.takeScreens(of: holder)
      navigation.setViewControllers(
        navigation.viewControllers + (moved[column] ?? []), animated: true)
    }
  }

  func toggle() {
    let outer: Column = style == .tripleColumn ? .supplementary : .primary
    if geometry.frame(of: outer) == nil {
      show(outer)
    } else {
      choose(.secondaryOnly, animated: true)
    }
  }

  /// Changes the columns that are seen, until the phone is turned.
  func choose(_ mode: DisplayMode, animated: Bool) {
    let old = self.mode
    let before = geometry
    chosenMode = mode
    guard self.mode != old else { return }
    delegate?.splitViewController(self, willChangeTo: self.mode)
    guard isViewLoaded, !isCollapsed else { return }
    guard animated, view.window != nil else { return arrange() }
    let leaving = before.outerColumns.filter { geometry.frame(of: $0) == nil }
    let coming = geometry.outerColumns.filter { before.frame(of: $0) == nil }
    UIView.performWithoutAnimation {
      addViews()
      for column in coming { placeOutside(column, width: geometry.primaryWidth) }
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [],
      animations: {
        self.placeAll()
        for column in leaving { self.placeOutside(column, width: before.primaryWidth) }
        self.view.layoutIfNeeded()
      },
      completion: { [weak self] _ in self?.arrange() })
  }

  private func placeOutside(_ column: Column, width: CGFloat) {
    guard let child = holders[column]?.viewIfLoaded else { return }
    let x = geometry.isMirrored ? view.bounds.maxX : view.bounds.minX - width
    child.place(
      in: CGRect(x: x, y: view.bounds.minY, width: width, height: view.bounds.height))
  }

  // MARK: Places

  func setNeedsArrangement() {
    guard isViewLoaded else { return }
    arrange()
    view.setNeedsLayout()
  }

  var geometry: SplitGeometry {
    let bounds = viewIfLoaded?.bounds ?? UIScreen.main.bounds
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SplitGeometry(
      bounds: bounds, mode: mode, isTriple: style == .tripleColumn,
      isMirrored: isRightToLeft != (primaryEdge == .trailing), primaryWidth: primaryColumnWidth,
      gutter: 1 / UIScreen.main.scale)
  }

  func layOutContainer() {
    updateCollapsing()
    if wasWide != isWide {
      // Another orientation begins with what the app prefers.
      if wasWide != nil { chosenMode = nil }
      wasWide = isWide
    }
    arrange()
  }

  /// Has the views of the columns that are seen, and no others, in their places.
  func arrange() {
    let seen = visibleControllers
    for holder in Array(holders.values) + [base].compactMap(\.self)
    where !seen.contains(where: { $0.controller === holder }) {
      guard let child = holder.viewIfLoaded, child.superview === view else { continue }
      child.removeFromSuperview()
    }
    addViews()
    placeAll()
  }

  private var visibleControllers: [(controller: UIViewController, frame: CGRect)] {
    if isCollapsed { return base.map { [($0, view.bounds)] } ?? [] }
    let geometry = geometry
    // The outer columns stand over the secondary one.
    return [Column.secondary, .supplementary, .primary].compactMap { column in
      guard let holder = holders[column], let frame = geometry.frame(of: column) else {
        return nil
      }
      return (holder, frame)
    }
  }

  private func addViews() {
    for (place, (controller, frame)) in visibleControllers.enumerated() {
      controller.loadViewIfNeeded()
      guard let child = controller.view, child.superview !== view else { continue }
      child.autoresizingMask = []
      child.translatesAutoresizingMaskIntoConstraints = true
      child.place(in: frame)
      if place == 0 { view.insertSubview(child, at: 0) } else { view.addSubview(child) }
    }
  }

  private func placeAll() {
    for (controller, frame) in visibleControllers { controller.viewIfLoaded?.place(in: frame) }
    let isOver = !isCollapsed && mode == .oneOverSecondary
    cover.isHidden = !isOver
    cover.frame = view.bounds
    let rects = isCollapsed || isOver ? [] : geometry.lines
    for (place, line) in lines.enumerated() {
      line.isHidden = place >= rects.count
      if place < rects.count { line.frame = rects[place] }
    }
    if isOver {
      if let outer = holders[style == .tripleColumn ? .supplementary : .primary]?.viewIfLoaded {
        view.insertSubview(cover, belowSubview: outer)
      }
    }
  }

  // MARK: Gestures

  func addGestures(to container: UIView) {
    cover.backgroundColor = UIColor(white: 0, alpha: 0.1)
    cover.isHidden = true
    cover.addAction(
      UIAction { [weak self] _ in self?.choose(.secondaryOnly, animated: true) },
      for: .touchUpInside)
    container.addSubview(cover)
    for line in lines {
      line.backgroundColor = .opaqueSeparator
      line.isHidden = true
      container.addSubview(line)
    }
    let drag = UIScreenEdgePanGestureRecognizer { [weak self] drag in
      guard let self, drag.state == .began, presentsWithGesture, !isCollapsed else { return }
      show(style == .tripleColumn ? .supplementary : .primary)
    }
    drag.edges = [primaryEdge == .leading ? .left : .right]
    container.addGestureRecognizer(drag)
  }
}
