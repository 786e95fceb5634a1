extension UIView {
  /// What bars and cut-outs cover at each edge of the view, in points (FACTS 5.2). Zero
  /// outside a window.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    if self === window { return UIScreen.main.safeAreaInsets }
    guard let superview else { return .zero }
    var insets = safeAreaInsets(
      of: restingFrame, in: superview.bounds,
      outer: superview.safeAreaOfContent(superview.safeAreaInsets))
    if let keyboardSafeArea { (insets.top, insets.bottom) = (0, keyboardSafeArea) }
    return insets
  }

  /// The frame, without the transform of a transition.
  var restingFrame: CGRect {
    guard isMovedByTransition else { return frame }
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The bounds in the window's space, as if no transition moved anything.
  var restingRectInWindow: CGRect {
    var rect = CGRect(origin: .zero, size: bounds.size)
    var view: UIView = self
    while let superview = view.superview {
      let place = view.restingFrame
      rect.origin.x += place.minX - superview.bounds.minX
      rect.origin.y += place.minY - superview.bounds.minY
      view = superview
    }
    return rect
  }

  /// What `outer`, the safe area of the superview, or bars leave to `box`. The controller's additional
  /// insets are added on top. A view that reaches beyond its superview has no more than `outer` (the
  /// distance of FACTS 5.2 is never below 0): if how far it reaches counted as well, a view that
  /// grows with its margins would never stop.
  private func safeAreaInsets(
    of box: CGRect, in space: CGRect, outer: UIEdgeInsets
  ) -> UIEdgeInsets {
    var outer = outer
    if let bars = viewController?.barOverlay {
      outer.top = max(outer.top, bars.top)
      outer.left = max(outer.left, bars.left)
      outer.bottom = max(outer.bottom, bars.bottom)
      outer.right = max(outer.right, bars.right)
    }
    var insets = UIEdgeInsets(
      top: max(0, outer.top - max(0, box.minY - space.minY)),
      left: max(0, outer.left - max(0, box.minX - space.minX)),
      bottom: max(0, outer.bottom - max(0, space.maxY - box.maxY)),
      right: max(0, outer.right - max(0, space.maxX - box.maxX)))
    if let extra = viewController?.additionalSafeAreaInsets {
      insets.top = max(0, insets.top + extra.top)
      insets.left = max(0, insets.left + extra.left)
      insets.bottom = max(0, insets.bottom + extra.bottom)
      insets.right = max(0, insets.right + extra.right)
    }
    return insets
  }

  /// Looks at the safe area of a view that constraints have moved to `box` while its superview
  /// is laid out. A view with nothing inside is told at once, others in their own layout.
  func safeAreaMayHaveChanged(box: CGRect, in space: CGRect, outer: UIEdgeInsets) {
    let box = layer.affineTransform().isIdentity ? box : frame
    let insets = safeAreaInsets(of: box, in: space, outer: outer)
    guard insets != reportedSafeArea else { return }
    if subviews.isEmpty, layoutRecord.systemGuides.isEmpty, viewController == nil {
      reportedSafeArea = insets
      safeAreaInsetsDidChange()
      if ownInsetsLayoutMarginsFromSafeArea { tellMargins() }
    } else {
      setNeedsLayout()
    }
  }

  /// Marks the safe area of this view and all inside it as in need of a look.
  func setNeedsSafeAreaUpdate() {
    guard window != nil else { return }
    setNeedsLayout()
  }

  /// Answers whether the safe area is known. While constraints are about to move views it is not:
  /// a frame of before in a superview of now would count as overhanging, and the guides would
  /// contradict other constraints.
  func updateSafeAreaIfNeeded() -> Bool {
    let insets = safeAreaInsets
    guard insets != reportedSafeArea else { return true }
    guard rootView.layoutRecord.engine?.isDirty != true else { return false }
    reportedSafeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    safeAreaOfGuidesDidChange()
    if ownInsetsLayoutMarginsFromSafeArea { marginsOfGuidesDidChange() }
    for subview in subviews { subview.setNeedsLayout() }
    return true
  }
}
