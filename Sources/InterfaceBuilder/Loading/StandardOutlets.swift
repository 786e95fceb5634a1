import UIKit

/// Outlets of UIKit's own classes.
@MainActor
enum StandardOutlets {
  /// Connects an outlet if the owner has it by itself.
  static func connect(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool {
    switch (name, owner) {
    case ("view", let controller as UIViewController):
      guard let view = value as? UIView else { return false }
      if controller.viewIfLoaded !== view { controller.view = view }
    case ("delegate", let field as UITextField):
      guard let delegate = value as? any UITextFieldDelegate else { return false }
      field.delegate = delegate
    case ("delegate", let scrollView as UIScrollView):
      guard let delegate = value as? any UIScrollViewDelegate else { return false }
      scrollView.delegate = delegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      guard let delegate = value as? any UIGestureRecognizerDelegate else { return false }
      recognizer.delegate = delegate
    default:
      return false
    }
    return true
  }
}
