/// A finger on the screen, and how far its view has heard of it.
@MainActor
final class TouchRecord {
  /// How far the view has heard.
  enum Delivery {
    /// It has heard nothing yet.
    case held
    /// It knows of the finger.
    case begun
    /// It will hear no more.
    case done
  }

  let touch: UITouch
  let view: UIView
  let startLocation: CGPoint
  var recognizers: [UIGestureRecognizer]
  var delivery = Delivery.held
  var hasMoved = false
  var isLifted = false
  var isTakenAway = false

  init(touch: UITouch, view: UIView, recognizers: [UIGestureRecognizer]) {
    self.touch = touch
    self.view = view
    self.recognizers = recognizers
    startLocation = touch.screenLocation
  }

  /// Whether a recogniser that has not decided keeps the finger from the view.
  var isBeginningHeld: Bool {
    recognizers.contains { $0.delaysTouchesBegan && isUndecided($0) }
  }

  /// Whether a recogniser that has not decided keeps the end from the view.
  var isEndHeld: Bool {
    recognizers.contains { $0.delaysTouchesEnded && isUndecided($0) }
  }

  private func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.decidedState == .possible && recognizer.sequence.contains(touch)
  }
}
