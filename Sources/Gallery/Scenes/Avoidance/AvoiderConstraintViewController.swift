import KeyboardAvoidance
import UIKit

/// One question a screen, with a button that rides on the keyboard: an avoider moves the
/// button's bottom constraint.
final class AvoiderConstraintViewController: UIViewController {
  private let field = UITextField()
  private let hint = UILabel(
    "We send a code to it. Your number is never shown to others.", style: .footnote,
    color: .secondaryLabel, lines: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    avoidKeyboard(.bottomConstraint(layOut()))
  }

  private func layOut() -> NSLayoutConstraint {
    let mark = Monogram("1", color: .systemIndigo, size: 44)
    let title = UILabel.title("What is your number?")
    title.numberOfLines = 0
    let line = UIView()
    line.backgroundColor = .separator
    let button = UIButton.prominent("Continue", identifier: "continue") { [weak self] in
      self?.proceed()
    }
    setUpField()
    for part in [mark, title, field, line, hint, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.readableContentGuide
    let bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(
      equalTo: button.bottomAnchor, constant: 16)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      mark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.centerYAnchor.constraint(equalTo: mark.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: mark.bottomAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 48),
      line.topAnchor.constraint(equalTo: field.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      hint.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      hint.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bottom,
    ])
    return bottom
  }

  private func setUpField() {
    field.accessibilityIdentifier = "number"
    field.placeholder = "+44 20 7946 0000"
    field.font = .systemFont(ofSize: 28, weight: .medium)
    field.keyboardType = .phonePad
    field.clearButtonMode = .whileEditing
  }

  private func proceed() {
    field.resignFirstResponder()
    let isEmpty = field.text?.isEmpty != false
    hint.text = isEmpty ? "Type your number first." : "The code is on its way."
  }
}
