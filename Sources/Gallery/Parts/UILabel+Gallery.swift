import UIKit

extension UILabel {
  /// A label in a text style.
  convenience init(
    _ text: String, style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1
  ) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = lines
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// A bold title.
  static func title(_ text: String) -> UILabel {
    let label = UILabel(text, style: .title1)
    label.font = .systemFont(ofSize: 28, weight: .bold)
    return label
  }
}
