import UIKit

extension ViewNode {
  /// A view of a running phone with all inside it.
  @MainActor
  init(_ view: UIView, on phone: Phone) {
    let isSecure = (view as? any UITextInputTraits)?.isSecureTextEntry == true
    self.class = String(describing: type(of: view))
    id = view.accessibilityIdentifier
    label = view.givenAccessibilityLabel
    text = isSecure ? nil : Self.text(of: view)
    placeholder = (view as? UITextField)?.placeholder
    frame = Self.numbers(view.frame)
    screen = Self.numbers(phone.presentedFrame(of: view))
    focused = view.isFirstResponder ? true : nil
    hidden = view.isHidden ? true : nil
    alpha = view.alpha == 1 ? nil : Double(view.alpha)
    offset = (view as? UIScrollView).map { [$0.contentOffset.x, $0.contentOffset.y] }
    secure = isSecure ? true : nil
    // What is inside a secure field would spell out its text.
    let inside = isSecure ? [] : view.subviews.map { ViewNode($0, on: phone) }
    children = inside.isEmpty ? nil : inside
  }

  @MainActor
  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
  }
}
