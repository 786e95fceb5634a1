extension UIView {
  /// Asks for layout before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    LayerChanges.note()
    var ancestor = superview
    while let view = ancestor, !view.descendantNeedsLayout {
      view.descendantNeedsLayout = true
      ancestor = view.superview
    }
  }

  /// Lays out now, from the topmost ancestor that asked for layout down through this view.
  public func layoutIfNeeded() {
    for _ in 0..<8 {
      updateConstraintsAndSolve()
      topmostNeedingLayout.layoutSubtree()
      guard isAnythingToLayOut else { return }
    }
  }

  var isAnythingToLayOut: Bool {
    needsLayout || descendantNeedsLayout || isConstraintWorkPending
  }

  private var topmostNeedingLayout: UIView {
    var top: UIView = self
    var ancestor = superview
    while let view = ancestor {
      if view.needsLayout { top = view }
      ancestor = view.superview
    }
    return top
  }

  private func layoutSubtree() {
    let isSafeAreaKnown = updateSafeAreaIfNeeded()
    if ownPreservesSuperviewLayoutMargins { tellMargins() }
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    if !isSafeAreaKnown { setNeedsLayout() }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    for subview in subviews where subview.needsLayout || subview.descendantNeedsLayout {
      subview.layoutSubtree()
    }
  }
}
