/// The round button at the start of an edited row.
@MainActor
final class CellEditControl: UIControl {
  /// The room that the content makes for it, points.
  static let width: CGFloat = 40
  /// Seconds in which the controls come and go.
  static let duration: TimeInterval = 0.3

  private let picture = UIImageView()
  private static let symbol = UIImage.SymbolConfiguration(pointSize: 19)

  var style = UITableViewCell.EditingStyle.delete {
    didSet { if style != oldValue { updatePicture() } }
  }

  /// Whether it shows that the row is chosen, or not; `nil` for a button.
  var isChosen: Bool? {
    didSet {
      guard isChosen != oldValue else { return }
      isUserInteractionEnabled = isChosen == nil
      updatePicture()
    }
  }

  init(cell: UITableViewCell) {
    super.init(frame: .zero)
    picture.contentMode = .center
    addSubview(picture)
    updatePicture()
    addAction(
      UIAction { [weak cell] _ in
        guard let cell else { return }
        cell.table?.tapEditControl(of: cell)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func updatePicture() {
    let (name, color): (String, UIColor) =
      switch isChosen {
      case true?: ("checkmark.circle.fill", tintColor)
      case false?: ("circle", .systemGray3)
      case nil:
        style == .insert ? ("plus.circle.fill", .systemGreen) : ("minus.circle.fill", .systemRed)
      }
    picture.image = UIImage(systemName: name, withConfiguration: Self.symbol)
    picture.tintColor = color
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updatePicture()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = CellMetrics.margin(forWidth: superview?.bounds.width ?? 0)
    let side: CGFloat = 22
    let x = isRightToLeft ? bounds.width - margin - side : margin
    let grid = PixelGrid(scale: UIScreen.main.scale)
    picture.frame = CGRect(
      x: x, y: grid.round((bounds.height - side) / 2), width: side, height: side)
  }
}
