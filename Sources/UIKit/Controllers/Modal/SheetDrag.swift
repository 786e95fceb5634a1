/// The drag that moves a sheet between its heights and puts it away (APPEARANCE 5.11).
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
  private unowned let presentation: ModalPresentation
  private var start: CGFloat = 0
  private var mayLeave = true
  private var hasTold = false

  init(of presentation: ModalPresentation, on card: UIView) {
    self.presentation = presentation
    let pan = UIPanGestureRecognizer { [weak self] pan in self?.panDidChange(pan) }
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    card.addGestureRecognizer(pan)
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    let window = pan.view?.window
    switch pan.state {
    case .began:
      start = presentation.restingHeight
      mayLeave = presentation.mayBeDismissed
      hasTold = false
      follow(pan)
    case .changed:
      follow(pan)
    case .ended:
      presentation.letGo(velocity: -pan.velocity(in: window).y, mayLeave: mayLeave)
    case .cancelled, .failed:
      presentation.settleBack()
    case .possible:
      break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let height = start - pan.translation(in: pan.view?.window).y
    let isLeaving = presentation.follow(height: height, mayLeave: mayLeave)
    guard isLeaving, mayLeave, !hasTold else { return }
    hasTold = true
    presentation.willBeDismissedByUser()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard presentation.isDraggable, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return false
    }
    let moved = pan.totalMovement
    guard abs(moved.y) > abs(moved.x) else { return false }
    if moved.y > 0 { return !isOnContent(pan, where: isScrolled) }
    guard presentation.canGrow else { return false }
    let expands = presentation.sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? true
    return !isOnContent(pan) { !expands || isScrolled($0) }
  }

  private func isScrolled(_ scrollView: UIScrollView) -> Bool {
    scrollView.contentOffset.y > 0.5 - scrollView.adjustedContentInset.top
  }

  /// Whether the finger is on content that scrolls and is as `condition` says.
  private func isOnContent(
    _ pan: UIPanGestureRecognizer, where condition: (UIScrollView) -> Bool
  ) -> Bool {
    var view = pan.trackedTouches.first?.view
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.isScrollable(.vertical), condition(scrollView)
      {
        return true
      }
      view = current.superview
    }
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }
}
