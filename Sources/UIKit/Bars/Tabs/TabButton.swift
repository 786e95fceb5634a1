/// One item of a tab bar (APPEARANCE 5.13).
@MainActor
final class TabButton: UIControl {
  private static let idle = UIColor(
    light: CGColor(hex: 0x999999), dark: CGColor(hex: 0x757575))
  private static let stackedSize: CGFloat = 10
  private static let inlineSize: CGFloat = 13
  /// The title's baseline below the bar's top, points.
  private static let stackedBaseline: CGFloat = 45
  private static let badgeHeight: CGFloat = 18

  let item: UITabBarItem
  private let label = UILabel()
  private let badge = UILabel()
  private let isInline: Bool

  init(item: UITabBarItem, isInline: Bool) {
    self.item = item
    self.isInline = isInline
    super.init(frame: .zero)
    label.text = item.title
    label.font =
      isInline
      ? .systemFont(ofSize: Self.inlineSize)
      : .systemFont(ofSize: Self.stackedSize, weight: .medium)
    label.textAlignment = .center
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.font = .systemFont(ofSize: Self.inlineSize)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
    for view in [label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    updateInk()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var ownsSingleTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    updateInk()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateInk()
  }

  private func updateInk() {
    label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : Self.idle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    let y =
      isInline ? bounds.midY - size.height / 2 : Self.stackedBaseline - label.font.ascender
    label.frame = CGRect(
      x: 2, y: UIScreen.main.rounded(y), width: bounds.width - 4, height: size.height)
    let width = max(badge.sizeThatFits(bounds.size).width + 10, Self.badgeHeight)
    badge.frame = CGRect(
      x: UIScreen.main.rounded(bounds.midX + 4), y: 2, width: width, height: Self.badgeHeight)
  }
}
