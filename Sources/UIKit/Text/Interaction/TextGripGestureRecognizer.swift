/// Recognises a finger that drags a handle of the selection, the caret, or the end of words that
/// are being selected. Handles are held at once; the others once the finger moves, before a
/// scroll view takes it for a drag of its own.
@MainActor
final class TextGripGestureRecognizer: UIGestureRecognizer {
  /// Points until a drag is one; less than what a scroll view waits for.
  private static let hysteresis: CGFloat = 4

  /// Finds what a finger holds that goes down; nothing lets it go.
  var findGrip: (UITouch) -> TextGrip? = { _ in nil }
  private(set) var grip: TextGrip?
  private var start = CGPoint.zero

  /// Where the finger went down, in a view's space, points.
  func startLocation(in view: UIView) -> CGPoint {
    let (now, there) = (screenCentroid, location(in: view))
    return CGPoint(x: there.x + start.x - now.x, y: there.y + start.y - now.y)
  }

  override func reset() {
    grip = nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches == 1, let touch = touches.first, let grip = findGrip(touch) else {
      state = .failed
      return
    }
    self.grip = grip
    start = screenCentroid
    if grip.isHandle { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if start.distance(to: screenCentroid) > Self.hysteresis {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
}
