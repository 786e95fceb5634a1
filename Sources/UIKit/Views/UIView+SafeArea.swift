extension UIView {
  /// What bars and cut-outs cover at each edge of the view, in points (FACTS 5.2). Zero
  /// outside a window.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    if self === window { return UIScreen.main.safeAreaInsets }
    guard let superview else { return .zero }
    return safeAreaInsets(within: superview, outer: superview.safeAreaInsets)
  }

  /// Whether what was last told still holds if that of the superview does.
  var isReportedSafeAreaCurrent: Bool {
    guard let superview else { return true }
    return reportedSafeArea
      == safeAreaInsets(within: superview, outer: superview.reportedSafeArea)
  }

  /// The controller's overlay counts like the superview's safe area; its additional insets are
  /// added on top.
  private func safeAreaInsets(within superview: UIView, outer: UIEdgeInsets) -> UIEdgeInsets {
    let box = frame
    let space = superview.bounds
    var insets = UIEdgeInsets(
      top: max(0, outer.top - (box.minY - space.minY)),
      left: max(0, outer.left - (box.minX - space.minX)),
      bottom: max(0, outer.bottom - (space.maxY - box.maxY)),
      right: max(0, outer.right - (space.maxX - box.maxX)))
    if let extra = viewController?.additionalSafeAreaInsets {
      insets.top = max(0, insets.top + extra.top)
      insets.left = max(0, insets.left + extra.left)
      insets.bottom = max(0, insets.bottom + extra.bottom)
      insets.right = max(0, insets.right + extra.right)
    }
    return insets
  }

  /// Marks the safe area of this view and all inside it as in need of a look.
  func setNeedsSafeAreaUpdate() {
    guard window != nil else { return }
    setNeedsLayout()
  }

  func updateSafeAreaIfNeeded() {
    let insets = safeAreaInsets
    guard insets != reportedSafeArea else { return }
    reportedSafeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    safeAreaOfGuidesDidChange()
    for subview in subviews { subview.setNeedsLayout() }
  }
}
