import KeyboardAvoidance
import UIKit

/// A gift card on a screen that does not scroll: what is below the header goes up, by as much as
/// the field lacks, and the header stays.
final class AvoiderLiftViewController: UIViewController {
  private let content = UIView()
  private let field = UITextField(placeholder: "Code on the back", identifier: "code")
  private let status = UILabel(
    "Sixteen letters and digits, without gaps.", style: .footnote, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    var options = KeyboardAvoider.Options()
    options.dismissesOnTapOutside = true
    avoidKeyboard(.lift(content), options: options)
  }

  private func layOut() {
    let header = header()
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    field.textAlignment = .center
    let redeem = UIButton.prominent("Redeem", identifier: "redeem") { [weak self] in
      self?.redeem()
    }
    status.textAlignment = .center
    let card = GiftCard()
    let column = UIStackView(arrangedSubviews: [card, field, status, redeem])
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(20, after: card)
    for part in [content, header, column] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    view.insertSubview(content, belowSubview: header)
    content.addSubview(column)
    let margins = view.readableContentGuide
    let width = column.widthAnchor.constraint(equalTo: margins.widthAnchor)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: header.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      column.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
      column.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 12),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      column.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      width,
    ])
  }

  private func header() -> UIView {
    let header = UIView()
    header.backgroundColor = .systemBackground
    header.accessibilityIdentifier = "header"
    view.addSubview(header)
    let title = UILabel("Redeem a Gift Card", style: .headline)
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(title)
    header.addSubview(line)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 11),
      title.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      title.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -11),
      line.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
    return header
  }

  private func redeem() {
    field.resignFirstResponder()
    let count = field.text?.count ?? 0
    status.text =
      count == 16 ? "Twenty pounds were added." : "A code has sixteen letters and digits."
  }
}

/// The card, as it lies in the shop.
private final class GiftCard: UIView {
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .systemIndigo
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    clipsToBounds = true
    let shine = UIView()
    shine.backgroundColor = .systemPurple
    shine.translatesAutoresizingMaskIntoConstraints = false
    shine.layer.cornerRadius = 110
    addSubview(shine)
    let name = UILabel("Bookshop", style: .title3, color: .white)
    name.font = .systemFont(ofSize: 20, weight: .bold)
    let value = UILabel("£20", style: .largeTitle, color: .white)
    value.font = .systemFont(ofSize: 34, weight: .semibold)
    addSubview(name)
    addSubview(value)
    let tall = heightAnchor.constraint(equalToConstant: 190)
    tall.priority = .defaultLow
    let least = heightAnchor.constraint(greaterThanOrEqualToConstant: 64)
    least.priority = .defaultHigh
    NSLayoutConstraint.activate([
      tall, least,
      shine.widthAnchor.constraint(equalToConstant: 220),
      shine.heightAnchor.constraint(equalToConstant: 220),
      shine.centerXAnchor.constraint(equalTo: trailingAnchor, constant: -30),
      shine.centerYAnchor.constraint(equalTo: topAnchor, constant: 40),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 18),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      value.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      value.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    setContentCompressionResistancePriority(.defaultLow, for: .vertical)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
