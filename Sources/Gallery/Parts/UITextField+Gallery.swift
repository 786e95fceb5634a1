import UIKit

extension UITextField {
  /// A rounded field, 44 points high, as the scenes use it.
  convenience init(placeholder: String, identifier: String) {
    self.init()
    borderStyle = .roundedRect
    self.placeholder = placeholder
    accessibilityIdentifier = identifier
    translatesAutoresizingMaskIntoConstraints = false
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}
