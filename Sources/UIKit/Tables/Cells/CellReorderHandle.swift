/// The three lines at the end of an edited row by which it is moved.
@MainActor
final class CellReorderHandle: UIView {
  /// The room that the content makes for it, points.
  static let width: CGFloat = 24

  private let picture = UIImageView(
    image: UIImage(
      systemName: "line.3.horizontal",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    picture.tintColor = .tertiaryLabel
    picture.contentMode = .center
    addSubview(picture)
    let press = UILongPressGestureRecognizer { [weak self] in self?.pressDidChange($0) }
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func pressDidChange(_ press: UIGestureRecognizer) {
    guard let cell, let table = cell.table else { return }
    table.reorderDidChange(of: cell, state: press.state, at: press.location(in: table))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(scale: UIScreen.main.scale)
    picture.frame = CGRect(
      x: isRightToLeft ? bounds.width - Self.width : 0,
      y: grid.round((bounds.height - Self.width) / 2), width: Self.width, height: Self.width)
  }
}
