import UIKit

/// A scroll view with parts below each other, at most as wide as is good to read.
final class FormScrollView: UIScrollView {
  private static let widest: CGFloat = 560

  /// A scroll view of parts.
  init(_ parts: [UIView], spacing: CGFloat = 24) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    alwaysBounceVertical = true
    accessibilityIdentifier = "scroll"
    let column = UIStackView(arrangedSubviews: parts)
    column.axis = .vertical
    column.spacing = spacing
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let content = contentLayoutGuide
    let wide = column.widthAnchor.constraint(
      equalTo: safeAreaLayoutGuide.widthAnchor, constant: -32)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest),
      column.widthAnchor.constraint(
        lessThanOrEqualTo: safeAreaLayoutGuide.widthAnchor, constant: -32),
      wide,
    ])
  }

  /// There are no archives of it.
  required init?(coder: NSCoder) {
    nil
  }

  /// Fills `view`.
  func fill(_ view: UIView) {
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
