import KeyboardAvoidance
import UIKit

/// Everything that can be typed into: fields of every border style, a secret, text from right to
/// left, and a text view with fonts and colours of its own.
final class TextViewController: UIViewController {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.heightAnchor.constraint(equalToConstant: 150).isActive = true
    FormScrollView(parts(), spacing: 10).fill(view)
    avoidKeyboard()
  }

  private func parts() -> [UIView] {
    var parts: [UIView] = []
    let styles: [(UITextField.BorderStyle, String)] = [
      (.none, "none"), (.line, "line"), (.bezel, "bezel"), (.roundedRect, "rounded"),
    ]
    for (style, name) in styles {
      let field = makeField(name, style: style)
      field.placeholder = "Border: \(name)"
      parts.append(field)
    }
    let filled = makeField("filled")
    filled.text = "The quick brown fox jumps over it"
    filled.clearButtonMode = .always
    parts.append(filled)
    parts.append(searchField())
    let secret = makeField("secret")
    secret.text = "open sesame"
    secret.isSecureTextEntry = true
    parts.append(secret)
    let arabic = makeField("arabic")
    arabic.text = "مرحبا بالعالم 2024"
    parts.append(arabic)
    let mixed = makeField("mixed")
    mixed.text = "Hello שלום (עולם) world"
    parts.append(mixed)
    textView.accessibilityIdentifier = "view"
    textView.attributedText = Self.styledText
    textView.layer.borderWidth = 1 / UIScreen.main.scale
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.layer.cornerRadius = 8
    return parts + [textView]
  }

  private func makeField(
    _ name: String, style: UITextField.BorderStyle = .roundedRect
  ) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.accessibilityIdentifier = name
    return field
  }

  private func searchField() -> UITextField {
    let field = makeField("search")
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.frame = CGRect(x: 6, y: 0, width: 20, height: 20)
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 28, height: 20))
    side.addSubview(glass)
    field.leftView = side
    field.leftViewMode = .always
    field.attributedPlaceholder = NSAttributedString(
      string: "A view on the left", attributes: [.foregroundColor: UIColor.systemIndigo])
    return field
  }

  private static var styledText: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    func add(_ part: String, _ attributes: [NSAttributedString.Key: Any]) {
      var all: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
      ]
      all.merge(attributes) { $1 }
      text.append(NSAttributedString(string: part, attributes: all))
    }
    add("Large and bold", [.font: UIFont.boldSystemFont(ofSize: 22)])
    add(", then ", [:])
    add("red", [.foregroundColor: UIColor.systemRed])
    add(", ", [:])
    add("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add(" and ", [:])
    add("struck out", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    add(".\nFamilies 👩‍👩‍👧 and flags 🇫🇷 are one character each.\n", [:])
    add("שלום עולם, this line runs from right to left.\n", [:])
    add("日本語と한국어, Ελληνικά и русский", [:])
    return text
  }
}
