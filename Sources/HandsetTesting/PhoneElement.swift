import Handset
import UIKit

/// A view on a phone, as a user meets it.
@MainActor
public struct PhoneElement {
  /// The view.
  public let view: UIView
  /// The phone it is on.
  public let phone: Phone

  /// Where it is seen at this instant, in points of the screen, animations included.
  public var frame: CGRect { phone.presentedFrame(of: view) }

  /// Its text: of a label, a field or a button; of another control that of the labels inside.
  public var text: String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    case let button as UIButton: button.currentTitle
    case is UIControl: view.labelTexts.isEmpty ? nil : view.labelTexts.joined(separator: " ")
    default: nil
    }
  }

  /// Whether it has the focus.
  public var isFocused: Bool { view.isFirstResponder }

  /// Taps its centre.
  public func tap() {
    let frame = frame
    phone.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Taps it and types.
  public func type(_ text: String) {
    if !isFocused { tap() }
    phone.type(text)
  }
}

extension UIView {
  /// What labels inside say, back to front.
  fileprivate var labelTexts: [String] {
    subviews.flatMap { view in
      (view as? UILabel).map { $0.text.map { [$0] } ?? [] } ?? view.labelTexts
    }
  }
}
