extension UIView {
  // MARK: Place

  /// Whether the autoresizing mask moves the view when its superview's size changes.
  var isPlacedByAutoresizing: Bool { translatesAutoresizingMaskIntoConstraints }

  /// Where the view is while constraints do not place it.
  var fixedPlace: LayoutPlace? {
    guard translatesAutoresizingMaskIntoConstraints else { return nil }
    let origin = originInSuperview
    return LayoutPlace(
      horizontal: LayoutSpan(start: origin.x, length: bounds.width),
      vertical: LayoutSpan(start: origin.y, length: bounds.height))
  }

  /// The same as the mask says in a superview whose size constraints decide: relative to the
  /// far edge, if only one part of an axis is flexible.
  func maskedPlace(in superview: UIView) -> LayoutPlace? {
    guard translatesAutoresizingMaskIntoConstraints else { return nil }
    let origin = originInSuperview
    let mask = autoresizingMask
    return LayoutPlace(
      horizontal: .masked(
        start: origin.x, length: bounds.width, space: superview.bounds.width,
        isNearFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth),
        isFarFlexible: mask.contains(.flexibleRightMargin)),
      vertical: .masked(
        start: origin.y, length: bounds.height, space: superview.bounds.height,
        isNearFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight),
        isFarFlexible: mask.contains(.flexibleBottomMargin)))
  }

  /// Where the view starts, without its transform.
  private var originInSuperview: CGPoint {
    let (position, size, anchor) = (layer.position, layer.bounds.size, layer.anchorPoint)
    return CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
  }

  /// Tells the engine that something else than constraints has moved or resized the view.
  func frameDidChangeOutsideConstraints() {
    if let state = layoutRecord.state {
      state.engine?.noteStalePlace(state)
      state.engine?.noteStaleBaselines(state)
    }
    noteStaleGuides { $0.followsBounds }
  }

  func safeAreaOfGuidesDidChange() {
    noteStaleGuides { _ in true }
  }

  func marginsOfGuidesDidChange() {
    tellMargins()
    noteStaleGuides { $0 == .layoutMargins }
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsOfGuidesDidChange()
    }
  }

  private func noteStaleGuides(where isConcerned: (SystemGuideKind) -> Bool) {
    for (kind, guide) in layoutRecord.systemGuides where isConcerned(kind) {
      if let state = guide.itemRecord.state { state.engine?.noteStalePlace(state) }
    }
  }

  // MARK: Tree

  var rootView: UIView {
    var view: UIView = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of the tree, made now if it has none.
  var layoutEngine: LayoutEngine {
    let root = rootView
    if let engine = root.layoutRecord.engine { return engine }
    let engine = LayoutEngine(root: root, isHosting: true)
    root.layoutRecord.engine = engine
    return engine
  }

  func didJoinConstraintTree() {
    layoutRecord.engine?.dismantle()
    layoutRecord.engine = nil
    rootView.layoutRecord.engine?.viewDidJoin(self)
    if layoutRecord.needsUpdateConstraints || layoutRecord.descendantNeedsUpdateConstraints {
      noteConstraintUpdateInAncestors()
    }
  }

  /// Constraints between what leaves and what stays are gone for good, as in UIKit.
  func willLeaveConstraintTree() {
    deactivateConstraintsOutOf(self)
    rootView.layoutRecord.engine?.leave(self)
    layoutRecord.state?.leaveSpace()
    layoutRecord.state = nil
  }

  private func deactivateConstraintsOutOf(_ top: UIView) {
    for item in [self] as [any LayoutItem] + layoutRecord.allGuides {
      for constraint in item.itemRecord.references.reversed() {
        if let holder = constraint.holder, !holder.isDescendant(of: top) {
          constraint.deactivate()
        }
      }
    }
    for subview in subviews { subview.deactivateConstraintsOutOf(top) }
  }

  func placementDidChange() {
    layoutRecord.enteredEngine?.placementDidChange(of: self)
    superview?.setNeedsLayout()
  }

  var baselineOffsets: BaselineOffsets {
    BaselineOffsets(firstFromTop: firstBaselineOffset, lastFromBottom: lastBaselineOffset)
  }

  /// To be called when baselines may have moved without a change of the content's size.
  func baselinesDidChange() {
    guard let state = layoutRecord.state else { return }
    state.engine?.noteStaleBaselines(state)
    setNeedsLayout()
  }

  // MARK: Passes

  var isConstraintWorkPending: Bool {
    let record = rootView.layoutRecord
    return record.needsUpdateConstraints || record.descendantNeedsUpdateConstraints
      || record.engine?.isDirty != false
  }

  /// The constraint pass of the whole tree: views bring their constraints up to date, then the
  /// solver runs.
  func updateConstraintsAndSolve() {
    let root = rootView
    root.updateConstraintsOfSubtree()
    let engine = root.layoutEngine
    if engine.isDirty { engine.solve() }
  }

  /// Puts the subviews that constraints place where the solver says, on whole pixels.
  func applyConstraintLayout() {
    let states = layoutRecord.drivenStates
    guard !states.isEmpty else { return }
    let scale = UIScreen.main.scale
    let isInWindow = window != nil
    let space = bounds
    let outer = safeAreaOfContent(reportedSafeArea)
    for state in states {
      guard let layer = state.layer else { continue }
      let rect = state.pixelRect(scale: scale)
      let anchor = layer.anchorPoint
      let position = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      let oldBounds = layer.bounds
      guard position != layer.position || rect.size != oldBounds.size else { continue }
      if rect.size != oldBounds.size {
        layer.bounds = CGRect(origin: oldBounds.origin, size: rect.size)
      }
      layer.position = position
      guard let view = state.view else { continue }
      if rect.size != oldBounds.size { view.sizeDidChangeByConstraints(from: oldBounds.size) }
      guard isInWindow else { continue }
      view.safeAreaMayHaveChanged(box: rect, in: space, outer: outer)
    }
  }

  private func sizeDidChangeByConstraints(from oldSize: CGSize) {
    setNeedsLayout()
    resizeSubviews(from: oldSize)
    if let state = layoutRecord.state { state.engine?.noteStaleBaselines(state) }
    noteStaleGuides { $0.followsBounds }
  }
}

extension LayoutSpan {
  fileprivate static func masked(
    start: CGFloat, length: CGFloat, space: CGFloat, isNearFlexible: Bool, isLengthFlexible: Bool,
    isFarFlexible: Bool
  ) -> LayoutSpan {
    let end = space - start - length
    switch (isNearFlexible, isLengthFlexible, isFarFlexible) {
    case (false, true, false): return LayoutSpan(start: start, end: end)
    case (true, false, false): return LayoutSpan(length: length, end: end)
    default: return LayoutSpan(start: start, length: length)
    }
  }
}
