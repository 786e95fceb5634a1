import UIKit

extension Phone {
  /// What has the focus: the first responder, if it is a view.
  public var focusedView: UIView? {
    window.firstResponderView
  }

  /// Gives the focus to a view. Answers whether it took it.
  @discardableResult
  public func focus(_ view: UIView) -> Bool {
    perform { view.becomeFirstResponder() }
  }

  /// Takes the focus from whatever has it. Answers whether none is left.
  @discardableResult
  public func blur() -> Bool {
    perform { focusedView?.resignFirstResponder() ?? true }
  }

  /// The view with an accessibility identifier, or else with an accessibility label that it was
  /// given, searched from the back to the front.
  public func view(withIdentifier identifier: String) -> UIView? {
    window.descendant { $0.accessibilityIdentifier == identifier }
      ?? window.descendant { $0.givenAccessibilityLabel == identifier }
  }

  /// The views that can be typed into, in reading order: top to bottom, then left to right.
  public var textInputs: [UIView] {
    makeCurrent()
    return window.descendants { $0 is any UIKeyInput && $0.canBecomeFirstResponder }
      .sorted { one, other in
        let first = one.convert(one.bounds, to: nil)
        let second = other.convert(other.bounds, to: nil)
        return (first.minY, first.minX) < (second.minY, second.minX)
      }
  }

  /// The first view in reading order that can be typed into.
  public var firstTextInput: UIView? { textInputs.first }
}

extension UIView {
  func descendants(where matches: (UIView) -> Bool) -> [UIView] {
    (matches(self) ? [self] : []) + subviews.flatMap { $0.descendants(where: matches) }
  }

  func descendant(where matches: (UIView) -> Bool) -> UIView? {
    if matches(self) { return self }
    for subview in subviews {
      if let found = subview.descendant(where: matches) { return found }
    }
    return nil
  }
}

extension Phone {
  /// The accessibility identifiers of all views in the app's window, back to front.
  public var identifiers: [String] {
    window.descendants { $0.accessibilityIdentifier != nil }.compactMap(\.accessibilityIdentifier)
  }
}
