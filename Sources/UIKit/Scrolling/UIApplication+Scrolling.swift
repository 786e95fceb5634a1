/// Scrolling that does not come from a finger.
extension UIApplication {
  /// A mouse wheel over a point of the screen (points): moves the innermost scroll view there
  /// that can follow. `distance` is added to its offset, points.
  public func scrollWheel(at point: CGPoint, by distance: CGSize) {
    for window in windows.reversed() {
      let inside = point.applying(window.toScreen.inverted())
      guard let view = window.hitTest(inside, with: nil) else { continue }
      var candidate: UIView? = view
      while let current = candidate {
        if let scrollView = current as? UIScrollView, scrollView.canScroll(by: distance) {
          scrollView.scroll(by: distance)
          return
        }
        candidate = current.superview
      }
      return
    }
  }

  /// A tap on the status bar: scrolls to the top if exactly one scroll view on the screen
  /// offers that, as in UIKit.
  public func scrollToTop() {
    guard let window = keyWindow else { return }
    var offering: [UIScrollView] = []
    func look(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop {
        offering.append(scrollView)
      }
      view.subviews.forEach(look)
    }
    look(window)
    guard offering.count == 1, let scrollView = offering.first,
      scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) != false
    else { return }
    let top = scrollView.limits(of: .vertical).lowerBound
    guard scrollView.contentOffset.y > top else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
    if scrollView.motion == nil {
      scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
    } else {
      scrollView.isScrollingToTop = true
    }
  }
}
