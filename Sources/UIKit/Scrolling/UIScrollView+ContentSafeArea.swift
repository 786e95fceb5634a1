extension UIScrollView {
  /// The safe area without the edges that the insets already keep the content away from: content
  /// that counted them once more would have other margins wherever it is scrolled to.
  func withoutClearAxes(_ safe: UIEdgeInsets) -> UIEdgeInsets {
    var safe = safe
    if clearAxes[.horizontal] != nil { (safe.left, safe.right) = (0, 0) }
    if clearAxes[.vertical] != nil { (safe.top, safe.bottom) = (0, 0) }
    return safe
  }

  /// Brings what the content is told of the safe area up to date.
  func updateClearAxes() {
    let old = clearAxes
    for axis in ScrollAxis.allCases {
      clearAxes[axis] = isClear(axis) ? axis.of(bounds.size) : nil
    }
    guard clearAxes.keys != old.keys else { return }
    for subview in subviews { subview.setNeedsLayout() }
  }

  /// Content that is larger than the view only by the margins that it has for the safe area fits
  /// without them, and would get them back. It stays without until it would fit with them too.
  private func isClear(_ axis: ScrollAxis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic where axis == .vertical && isMainScrollView: return true
    case .automatic, .scrollableAxes:
      let size = axis.of(bounds.size)
      let isWithout = clearAxes[axis] == size
      let margins = axis.start(of: safeAreaInsets) + axis.end(of: safeAreaInsets)
      return alwaysBounces(axis)
        || axis.of(contentSize) + (isWithout ? margins : 0) > size
    }
  }
}
