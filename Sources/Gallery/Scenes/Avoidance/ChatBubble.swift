import UIKit

/// One message.
final class ChatBubble: UIView {
  private static let widestPart: CGFloat = 0.74

  /// A message of one's own, on the right, or another's, on the left.
  init(_ text: String, isOwn: Bool) {
    super.init(frame: .zero)
    let ground = UIView()
    ground.backgroundColor = isOwn ? .systemBlue : .secondarySystemFill
    ground.layer.cornerRadius = 18
    ground.layer.cornerCurve = .continuous
    let label = UILabel(text, style: .body, color: isOwn ? .white : .label, lines: 0)
    for view in [self, ground] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(ground)
    ground.addSubview(label)
    let side =
      isOwn
      ? ground.trailingAnchor.constraint(equalTo: trailingAnchor)
      : ground.leadingAnchor.constraint(equalTo: leadingAnchor)
    NSLayoutConstraint.activate([
      side,
      ground.topAnchor.constraint(equalTo: topAnchor),
      ground.bottomAnchor.constraint(equalTo: bottomAnchor),
      ground.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: Self.widestPart),
      label.topAnchor.constraint(equalTo: ground.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: ground.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -14),
    ])
  }

  /// There are no archives of it.
  required init?(coder: NSCoder) {
    nil
  }
}
