/// What a cell shows at its end by itself (APPEARANCE 5.12).
@MainActor
final class CellAccessory: UIView {
  private let chevron = UIImageView()
  private let check = UIImageView()
  private let button = UIButton(type: .custom)
  private let info = UIImageView()
  private weak var cell: UITableViewCell?

  private static let gap: CGFloat = 12

  /// All measures grow with the text.
  private static func scaled(_ value: CGFloat) -> CGFloat {
    PixelGrid(scale: UIScreen.main.scale).round(UIFontMetrics.default.scaledValue(for: value))
  }

  private static func symbol(
    _ pointSize: CGFloat, _ weight: UIImage.SymbolWeight
  ) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: UIFontMetrics.default.scaledValue(for: pointSize), weight: weight)
  }

  private var buttonSize: CGFloat { Self.scaled(22) }
  private var chevronWidth: CGFloat {
    PixelGrid(scale: UIScreen.main.scale).ceil(UIFontMetrics.default.scaledValue(for: 8.5))
  }

  var type = UITableViewCell.AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    check.contentMode = .center
    info.contentMode = .center
    button.addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.cell else { return }
        cell.table?.tapAccessory(of: cell)
      }, for: .touchUpInside)
    button.addSubview(info)
    for view in [chevron, check, button] { addSubview(view) }
    textSizeDidChange()
  }

  /// Draws the symbols as large as suits the text.
  func textSizeDidChange() {
    // The chevron is 8 by 13 points; its symbol is drawn for 17 points with a margin around it.
    chevron.image = UIImage(
      systemName: "chevron.right", withConfiguration: Self.symbol(13, .semibold))
    check.image = UIImage(systemName: "checkmark", withConfiguration: Self.symbol(15, .semibold))
    info.image = UIImage(systemName: "info.circle", withConfiguration: Self.symbol(18.7, .regular))
    setNeedsLayout()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The width that the accessory takes, points.
  var width: CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: chevronWidth
    case .detailDisclosureButton: buttonSize + Self.gap + chevronWidth
    case .checkmark: Self.scaled(16)
    case .detailButton: buttonSize
    }
  }

  /// Fingers that just miss the button count.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard type == .detailButton || type == .detailDisclosureButton else { return false }
    return button.frame.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, self.point(inside: point, with: event) else { return nil }
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasButton = type == .detailButton || type == .detailDisclosureButton
    chevron.isHidden = type != .disclosureIndicator && type != .detailDisclosureButton
    check.isHidden = type != .checkmark
    button.isHidden = !hasButton
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = Self.scaled(14)
    let middle = grid.round((bounds.height - height) / 2)
    chevron.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - chevronWidth, y: middle, width: chevronWidth,
      height: height)
    chevron.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    check.frame = bounds
    let side = buttonSize
    button.frame = CGRect(
      x: isRightToLeft ? bounds.width - side : 0, y: grid.round((bounds.height - side) / 2),
      width: side, height: side)
    info.frame = button.bounds
  }
}
