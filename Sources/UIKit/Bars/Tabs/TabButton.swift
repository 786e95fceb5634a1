/// One item of a tab bar (APPEARANCE 5.13).
@MainActor
final class TabButton: UIControl {
  private static let standardIdle = UIColor(
    light: CGColor(hex: 0x999999), dark: CGColor(hex: 0x757575))
  private static let stackedSize: CGFloat = 10
  private static let inlineSize: CGFloat = 13
  /// The title's baseline below the bar's top, points.
  private static let stackedBaseline: CGFloat = 45
  /// The middle of the picture below the bar's top, points.
  private static let pictureCenter: CGFloat = 19
  private static let inlineGap: CGFloat = 6
  private static let badgeHeight: CGFloat = 18

  let item: UITabBarItem
  private let label = UILabel()
  private let badge = UILabel()
  private let picture = UIImageView(image: nil)
  private let isInline: Bool
  private let idle: UIColor

  init(item: UITabBarItem, isInline: Bool, idle: UIColor?) {
    self.idle = idle ?? Self.standardIdle
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
    for view in [label, picture, badge] {
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
    let ink: UIColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : idle
    label.textColor = ink
    picture.tintColor = ink
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = item.barImage(image)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    let imageSize = picture.image?.size ?? .zero
    if isInline {
      layOutInline(label: size, picture: imageSize)
    } else {
      layOutStacked(label: size, picture: imageSize)
    }
    let width = max(badge.sizeThatFits(bounds.size).width + 10, Self.badgeHeight)
    badge.frame = CGRect(
      x: UIScreen.main.rounded(bounds.midX + 4), y: 2, width: width, height: Self.badgeHeight)
  }

  private func layOutStacked(label size: CGSize, picture imageSize: CGSize) {
    label.frame = CGRect(
      x: 2, y: UIScreen.main.rounded(Self.stackedBaseline - label.font.ascender),
      width: bounds.width - 4, height: size.height)
    let center = item.title?.isEmpty ?? true ? bounds.midY : Self.pictureCenter
    picture.frame = CGRect(
      x: UIScreen.main.rounded(bounds.midX - imageSize.width / 2),
      y: UIScreen.main.rounded(center - imageSize.height / 2), width: imageSize.width,
      height: imageSize.height)
  }

  private func layOutInline(label size: CGSize, picture imageSize: CGSize) {
    let gap = imageSize.width > 0 && size.width > 0 ? Self.inlineGap : 0
    let width = min(size.width, max(bounds.width - 4 - imageSize.width - gap, 0))
    let start = bounds.midX - (width + imageSize.width + gap) / 2
    picture.frame = CGRect(
      x: UIScreen.main.rounded(start),
      y: UIScreen.main.rounded(bounds.midY - imageSize.height / 2), width: imageSize.width,
      height: imageSize.height)
    label.frame = CGRect(
      x: UIScreen.main.rounded(start + imageSize.width + gap),
      y: UIScreen.main.rounded(bounds.midY - size.height / 2), width: width,
      height: size.height)
  }
}
