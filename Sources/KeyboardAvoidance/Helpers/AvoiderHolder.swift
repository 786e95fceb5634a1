import UIKit

/// Hangs on a controller's view, keeps its avoider as long as that lives, and puts the keyboard
/// away on a tap outside where that is asked for.
@MainActor
final class AvoiderHolder: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  var avoider: KeyboardAvoider?

  /// Hears of no tap that controls or fields react to.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard avoider?.options.dismissesOnTapOutside == true, avoider?.focus != nil else {
      return false
    }
    var view = touch.view
    while let current = view, current !== self.view {
      if current is UIControl || current is UITextView { return false }
      if current.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer }) == true {
        return false
      }
      view = current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func setUp() {
    cancelsTouchesInView = false
    delegate = self
    addAction { holder in holder.avoider?.focus?.endEditing(true) }
  }
}
