import KeyboardAvoidance
import UIKit

/// A profile to edit, in a navigation controller: one line makes every field and the growing text
/// view keep clear of the keyboard.
final class AvoiderScrollViewController: UIViewController {
  private let about = UITextView()

  /// The screen under its bar.
  static func inNavigation() -> UIViewController {
    UINavigationController(rootViewController: AvoiderScrollViewController())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit Profile"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
    let form = FormScrollView([
      header(),
      FormCard(
        "Name",
        rows: [
          FieldRow("First name", placeholder: "Ada", identifier: "first-name"),
          FieldRow("Last name", placeholder: "Lovelace", identifier: "last-name"),
        ]),
      FormCard(
        "Contact",
        rows: [
          FieldRow("Phone", placeholder: "+44 20 7946 0000", identifier: "phone")
            .with { $0.keyboardType = .phonePad },
          FieldRow("Website", placeholder: "example.org", identifier: "website")
            .with { $0.autocapitalizationType = .none },
          FieldRow("City", placeholder: "London", identifier: "city"),
        ]),
      FormCard("About", rows: [aboutRow()]),
    ])
    form.keyboardDismissMode = .interactive
    form.fill(view)
    avoidKeyboard()
  }

  private func header() -> UIView {
    let mark = Monogram("AL", color: .systemTeal, size: 72)
    let name = UILabel("Ada Lovelace", style: .title2)
    name.font = .systemFont(ofSize: 22, weight: .semibold)
    let note = UILabel("Member since 1843", style: .footnote, color: .secondaryLabel)
    let column = UIStackView(arrangedSubviews: [mark, name, note])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 4
    column.setCustomSpacing(10, after: mark)
    return column
  }

  private func aboutRow() -> UIView {
    about.accessibilityIdentifier = "about"
    about.isScrollEnabled = false
    about.font = .preferredFont(forTextStyle: .body)
    about.backgroundColor = .clear
    about.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    about.text = "Writes programs for machines that are not built yet."
    about.translatesAutoresizingMaskIntoConstraints = false
    about.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
    return about
  }
}
