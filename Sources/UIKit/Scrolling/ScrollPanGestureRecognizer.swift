/// The drag of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// As in UIKit the scroll view itself is asked, where a subclass can answer.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate ?? scrollView as? any UIGestureRecognizerDelegate }
    set { super.delegate = newValue }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { scrollView?.fingerDidTouch() }
    super.touchesBegan(touches, with: event)
  }

  override func countedMovement(of movement: CGPoint) -> CGPoint {
    scrollView?.draggingPart(of: movement) ?? .zero
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }
}
