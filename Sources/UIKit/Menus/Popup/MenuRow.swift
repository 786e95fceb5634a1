/// A row of a menu: check mark, title with a line below, picture.
@MainActor
final class MenuRow: UIControl {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView(image: nil)
  private let picture = UIImageView(image: nil)
  private let textInset: CGFloat
  private let hasPicture: Bool

  /// A row for an action or an inner menu.
  /// - Parameter isIndented: whether there is room for check marks.
  init?(_ part: MenuPart, isIndented: Bool) {
    let element: UIMenuElement
    var ink = UIColor.label
    var image: UIImage?
    var markName: String?
    switch part {
    case .action(let action):
      element = action
      image = action.image
      if action.attributes.contains(.destructive) { ink = .systemRed }
      switch action.state {
      case .on: markName = "checkmark"
      case .mixed: markName = "minus"
      case .off: break
      }
    case .submenu(let menu):
      element = menu
      image = Self.symbol("chevron.right", .regular)
      if menu.options.contains(.destructive) { ink = .systemRed }
    case .header, .band: return nil
    }
    textInset = isIndented ? MenuMetrics.checkedInset : MenuMetrics.inset
    hasPicture = image != nil
    super.init(frame: .zero)
    accessibilityLabel = element.title
    if case .action(let action) = part, action.attributes.contains(.disabled) {
      isEnabled = false
      ink = .tertiaryLabel
    }
    title.text = element.title
    title.font = .preferredFont(forTextStyle: .body)
    title.textColor = ink
    title.numberOfLines = 2
    subtitle.text = element.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    picture.image = image?.hasDefaultConfiguration == true ? Self.large(image) : image
    // Pictures are as large as symbols beside text; larger ones become smaller.
    let largest = MenuMetrics.largestImage
    let isLarge = image.map { max($0.size.width, $0.size.height) > largest } ?? false
    picture.contentMode = isLarge ? .scaleAspectFit : .center
    mark.image = markName.flatMap { Self.symbol($0, .semibold) }
    mark.contentMode = .center
    for view in [picture, mark] { view.tintColor = ink }
    for view in [title, subtitle, mark, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func symbol(_ name: String, _ weight: UIImage.SymbolWeight) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: UIFont.preferredFont(forTextStyle: .footnote).pointSize + 2, weight: weight))
  }

  private static func large(_ image: UIImage?) -> UIImage? {
    image?.withConfiguration(
      UIImage.SymbolConfiguration(
        pointSize: UIFont.preferredFont(forTextStyle: .body).pointSize))
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? MenuMetrics.pressed : nil
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    width - textInset - (hasPicture ? MenuMetrics.imageRoom : MenuMetrics.inset)
  }

  private func textHeights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
    let hasSubtitle = !(subtitle.text ?? "").isEmpty
    return (title.sizeThatFits(room).height, hasSubtitle ? subtitle.sizeThatFits(room).height : 0)
  }

  func height(_ width: CGFloat) -> CGFloat {
    let (title, subtitle) = textHeights(width)
    return max(MenuMetrics.leastRowHeight, title + subtitle + 2 * MenuMetrics.rowPadding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (titleHeight, subtitleHeight) = textHeights(bounds.width)
    let width = textWidth(bounds.width)
    let top = UIScreen.main.rounded((bounds.height - titleHeight - subtitleHeight) / 2)
    place(title, CGRect(x: textInset, y: top, width: width, height: titleHeight))
    place(
      subtitle, CGRect(x: textInset, y: top + titleHeight, width: width, height: subtitleHeight))
    let side = MenuMetrics.largestImage
    place(
      picture,
      CGRect(
        x: bounds.width - MenuMetrics.imageMiddle - side / 2, y: (bounds.height - side) / 2,
        width: side, height: side))
    place(
      mark, CGRect(x: MenuMetrics.checkMiddle - 12, y: 0, width: 24, height: bounds.height))
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      view.frame = frame
      return
    }
    view.frame = CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
