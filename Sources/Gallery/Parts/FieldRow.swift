import UIKit

/// A row of a form: a caption and, beside it, what is typed into.
final class FieldRow: UIView {
  /// What is typed into.
  let field: UITextField

  private static let captionWidth: CGFloat = 104
  private static let height: CGFloat = 48

  /// A row whose field has an identifier and a placeholder.
  init(_ caption: String, placeholder: String, identifier: String) {
    field = UITextField()
    super.init(frame: .zero)
    let label = UILabel(caption, style: .body)
    field.placeholder = placeholder
    field.accessibilityIdentifier = identifier
    field.translatesAutoresizingMaskIntoConstraints = false
    translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    addSubview(field)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: Self.height),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.widthAnchor.constraint(equalToConstant: Self.captionWidth),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: topAnchor),
      field.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// There are no archives of it.
  required init?(coder: NSCoder) {
    nil
  }

  /// The row after it was set up.
  func with(_ change: (UITextField) -> Void) -> FieldRow {
    change(field)
    return self
  }
}
