extension UIView {
  /// Brings the view, which is typed into, into sight in the scroll views around it, by the
  /// least movement and in step with the keyboard, as UIKit does by itself. What counts as
  /// sight is left to the app: the bounds of the scroll view inside its adjusted insets. An
  /// app that leaves the insets as they are under the keyboard gets no help. UIKit's margins
  /// are not published (FACTS 5.4); there are none here.
  func scrollIntoSight() {
    let scrollViews = scrollViewsAround
    guard let outermost = scrollViews.last else { return }
    UIView.animate(
      withDuration: KeyboardTransition.announcedDuration, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(KeyboardTransition.announcedCurve) << 16),
        .allowUserInteraction,
      ]
    ) {
      outermost.layoutIfNeeded()
      for scrollView in scrollViews where scrollView.drag == nil {
        scrollView.reveal(self)
      }
    }
  }

  private var scrollViewsAround: [UIScrollView] {
    var found: [UIScrollView] = []
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      ancestor = view.superview
    }
    return found
  }
}

extension UIScrollView {
  /// Scrolls along the axes that can. A scroll under way that ends where the view is in sight
  /// goes on.
  fileprivate func reveal(_ view: UIView) {
    let rect = convert(view.bounds, from: view)
    if let motion, visibleArea(at: motion.motion.end).contains(rect) { return }
    let revealing = offset(revealing: rect)
    var offset = contentOffset
    for axis in ScrollAxis.allCases where isScrollable(axis) { offset[axis] = revealing[axis] }
    guard offset != contentOffset else { return }
    stopMotion()
    contentOffset = offset
  }
}
