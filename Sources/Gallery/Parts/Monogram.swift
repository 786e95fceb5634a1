import UIKit

/// Initials in a coloured disc.
final class Monogram: UIView {
  /// A disc `size` points wide.
  init(_ initials: String, color: UIColor, size: CGFloat) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = color
    layer.cornerRadius = size / 2
    let label = UILabel(initials, style: .body, color: .white)
    label.font = .systemFont(ofSize: size * 0.4, weight: .semibold)
    addSubview(label)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: size),
      heightAnchor.constraint(equalToConstant: size),
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  /// There are no archives of it.
  required init?(coder: NSCoder) {
    nil
  }
}
