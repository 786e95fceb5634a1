import KeyboardAvoidance
import UIKit

/// The checkout in its sheet: the button at the bottom rides on the keyboard, and the form above
/// it keeps its fields in sight.
final class CheckoutViewController: UIViewController {
  private let status = UILabel("", style: .footnote, color: .secondaryLabel, lines: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    status.textAlignment = .center
    let form = FormScrollView([delivery(), payment(), status], spacing: 20)
    let (footer, bottom) = layOutFooter()
    layOut(form, above: footer)
    avoidKeyboard(.bottomConstraint(bottom), .scrollInset(form))
  }

  private func delivery() -> UIView {
    FormCard(
      "Deliver to",
      rows: [
        FieldRow("Name", placeholder: "Name on the parcel", identifier: "name"),
        FieldRow("Street", placeholder: "7 Harbour Lane", identifier: "street"),
        FieldRow("Postcode", placeholder: "EC1A 1BB", identifier: "postcode"),
      ])
  }

  private func payment() -> UIView {
    FormCard(
      "Pay with",
      rows: [
        FieldRow("Card", placeholder: "1234 5678 9012 3456", identifier: "card")
          .with { $0.keyboardType = .numberPad },
        FieldRow("Expires", placeholder: "MM / YY", identifier: "expires")
          .with { $0.keyboardType = .numberPad },
        FieldRow("Code", placeholder: "On the back", identifier: "security-code")
          .with {
            $0.keyboardType = .numberPad
            $0.isSecureTextEntry = true
          },
      ])
  }

  private func layOutFooter() -> (UIView, NSLayoutConstraint) {
    let footer = UIView()
    footer.backgroundColor = .systemGroupedBackground
    footer.accessibilityIdentifier = "footer"
    footer.translatesAutoresizingMaskIntoConstraints = false
    let pay = UIButton.prominent("Pay £41.40", identifier: "pay") { [weak self] in self?.pay() }
    footer.addSubview(pay)
    view.addSubview(footer)
    let bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: footer.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom,
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pay.topAnchor.constraint(equalTo: footer.topAnchor, constant: 8),
      pay.bottomAnchor.constraint(equalTo: footer.bottomAnchor, constant: -12),
      pay.leadingAnchor.constraint(
        equalTo: footer.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      pay.trailingAnchor.constraint(
        equalTo: footer.safeAreaLayoutGuide.trailingAnchor, constant: -16),
    ])
    return (footer, bottom)
  }

  private func layOut(_ form: UIView, above footer: UIView) {
    view.insertSubview(form, at: 0)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: footer.topAnchor),
    ])
  }

  private func pay() {
    view.endEditing(true)
    status.text = "Thank you. The parcel leaves tomorrow."
  }
}
