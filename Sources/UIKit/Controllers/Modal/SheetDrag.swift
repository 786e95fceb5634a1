/// The drag that puts a sheet away (APPEARANCE 5.11).
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
  static let returnDuration: TimeInterval = 0.3

  /// Part of its way below which a sheet goes.
  private static let threshold: CGFloat = 0.5
  /// Screen heights a second from which a fling counts.
  private static let flingSpeed: CGFloat = 2
  /// How far a sheet that must stay follows the finger, points at most.
  private static let reluctance: CGFloat = 60

  private unowned let presentation: ModalPresentation

  init(of presentation: ModalPresentation, on card: UIView) {
    self.presentation = presentation
    let pan = UIPanGestureRecognizer { [weak self] pan in self?.panDidChange(pan) }
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    card.addGestureRecognizer(pan)
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: pan.view?.window).y
    switch pan.state {
    case .began, .changed:
      follow(distance)
    case .ended:
      let height = UIScreen.main.bounds.height
      let speed = pan.velocity(in: pan.view?.window).y / max(height, 1)
      let isFar = distance > Self.threshold * presentation.travel
      presentation.dragDidEnd(
        isLetGo: !mustStay && (speed > Self.flingSpeed || isFar && speed > -Self.flingSpeed))
    case .cancelled, .failed:
      presentation.dragDidEnd(isLetGo: false)
    case .possible:
      break
    }
  }

  private var mustStay: Bool { presentation.presented.isModalInPresentation }

  private func follow(_ distance: CGFloat) {
    var distance = max(distance, 0)
    if mustStay {
      distance = Self.reluctance * distance / (distance + 4 * Self.reluctance)
    }
    let travel = max(presentation.travel, 1)
    UIView.performWithoutAnimation {
      presentation.show(presence: 1 - min(distance / travel, 1))
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard presentation.isDraggable, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return false
    }
    let moved = pan.totalMovement
    guard moved.y > abs(moved.x) else { return false }
    return !isOverScrolledContent(pan)
  }

  /// Whether the finger is on content that has first to be scrolled to its top.
  private func isOverScrolledContent(_ pan: UIPanGestureRecognizer) -> Bool {
    var view = pan.trackedTouches.first?.view
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        let top = -scrollView.adjustedContentInset.top
        if scrollView.contentOffset.y > top + 0.5 { return true }
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
