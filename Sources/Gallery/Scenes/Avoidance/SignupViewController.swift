import KeyboardAvoidance
import UIKit

/// A long form: ten fields, with a bar above the keys that goes from one to the next.
final class SignupViewController: UIViewController, UITextFieldDelegate {
  private var rows: [FieldRow] = []

  /// The screen under its bar.
  static func inNavigation() -> UIViewController {
    UINavigationController(rootViewController: SignupViewController())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Create Account"
    view.backgroundColor = .systemGroupedBackground
    let cards = [
      FormCard(
        "You",
        rows: [
          row("First name", "Grace", "first-name"), row("Last name", "Hopper", "last-name"),
          row("Birthday", "9 December 1906", "birthday"),
        ]),
      FormCard(
        "Account",
        rows: [
          row("Email", "grace@example.org", "email") { $0.autocapitalizationType = .none },
          row("Password", "Eight signs or more", "password") { $0.isSecureTextEntry = true },
          row("Repeat", "The same again", "repeat") { $0.isSecureTextEntry = true },
        ]),
      FormCard(
        "Address",
        rows: [
          row("Street", "7 Harbour Lane", "street"),
          row("Postcode", "EC1A 1BB", "postcode") { $0.autocapitalizationType = .allCharacters },
          row("City", "London", "city"),
          row("Phone", "+44 20 7946 0000", "phone") { $0.keyboardType = .phonePad },
        ]),
    ]
    let button = UIButton.prominent("Create Account", identifier: "create") { [weak self] in
      self?.view.endEditing(true)
    }
    let note = UILabel(
      "By creating an account you agree to be kind to others.", style: .footnote,
      color: .secondaryLabel, lines: 0)
    note.textAlignment = .center
    FormScrollView(cards + [button, note]).fill(view)
    rows.last?.field.returnKeyType = .done
    var options = KeyboardAvoider.Options()
    options.showsToolbar = true
    options.dismissesOnTapOutside = true
    avoidKeyboard(options: options)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let place = rows.firstIndex(where: { $0.field === textField }),
      place + 1 < rows.count
    else {
      textField.resignFirstResponder()
      return true
    }
    rows[place + 1].field.becomeFirstResponder()
    return true
  }

  private func row(
    _ caption: String, _ placeholder: String, _ identifier: String,
    change: (UITextField) -> Void = { _ in }
  ) -> FieldRow {
    let row = FieldRow(caption, placeholder: placeholder, identifier: identifier).with { field in
      field.delegate = self
      field.returnKeyType = .next
      change(field)
    }
    rows.append(row)
    return row
  }
}
