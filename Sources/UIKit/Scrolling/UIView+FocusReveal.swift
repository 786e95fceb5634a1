/// What UIKit does by itself for the view that is typed into: it is brought into sight in the
/// scroll views around it, by the least movement. What counts as sight is left to the app: the
/// bounds of the scroll view inside its adjusted insets. An app that leaves the insets as they
/// are under the keyboard gets no help. UIKit's margins are not published (FACTS 5.4); there
/// are none here.
extension UIView {
  /// After the keyboard has been shown or resized: in step with it, together with what the
  /// app's handlers have left to be laid out.
  func scrollIntoSightWithKeyboard() {
    let scrollViews = scrollViewsAround
    guard let outermost = scrollViews.last else { return }
    animateWithKeyboard {
      outermost.layoutIfNeeded()
      for scrollView in scrollViews { scrollView.reveal(self) }
    }
  }

  /// After focus came while the keyboard stays where it is, or after a change of the text.
  func scrollIntoSight() {
    for scrollView in scrollViewsAround where scrollView.offset(revealing: self) != nil {
      animateWithKeyboard { scrollView.reveal(self) }
    }
  }

  private func animateWithKeyboard(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: KeyboardTransition.announcedDuration, delay: 0,
      options: KeyboardTransition.animationOptions, animations: changes)
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
  fileprivate func reveal(_ view: UIView) {
    guard let offset = offset(revealing: view) else { return }
    stopMotion()
    contentOffset = offset
  }

  /// Where to scroll, along the axes that can, so that `view` is in sight; `nil` if it is, or
  /// will be after the scroll under way, or while a finger decides.
  fileprivate func offset(revealing view: UIView) -> CGPoint? {
    // Of a text view that grows with its text the line of the caret counts.
    let part = (view as? UITextView).flatMap(\.areaOfCaret) ?? view.bounds
    let rect = convert(part, from: view)
    guard drag == nil else { return nil }
    if let motion, visibleArea(at: motion.end).contains(rect) { return nil }
    let revealing = self.offset(revealing: rect)
    var offset = contentOffset
    for axis in ScrollAxis.allCases where isScrollable(axis) { offset[axis] = revealing[axis] }
    return offset == contentOffset ? nil : offset
  }
}
