import UIKit

extension UIButton {
  /// The button that a screen is about: filled, 50 points high.
  static func prominent(_ title: String, identifier: String, action: @escaping () -> Void)
    -> UIButton
  {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.cornerStyle = .large
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { _ in action() })
    button.accessibilityIdentifier = identifier
    button.translatesAutoresizingMaskIntoConstraints = false
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return button
  }
}
