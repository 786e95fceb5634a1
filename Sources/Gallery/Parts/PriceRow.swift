import UIKit

/// A row with a price at its end.
final class PriceRow: UIView {
  /// A row for one thing.
  init(_ name: String, _ price: String, isBold: Bool = false) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel(name, style: isBold ? .headline : .body)
    let amount = UILabel(
      price, style: isBold ? .headline : .body, color: isBold ? .label : .secondaryLabel)
    amount.setContentHuggingPriority(.required, for: .horizontal)
    amount.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubview(label)
    addSubview(amount)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 46),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      amount.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
      amount.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      amount.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  /// There are no archives of it.
  required init?(coder: NSCoder) {
    nil
  }
}
