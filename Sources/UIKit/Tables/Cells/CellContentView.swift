/// The content view of a cell: its margins are those of cells.
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override var standardLayoutMargins: NSDirectionalEdgeInsets? {
    let margin = CellMetrics.margin(forWidth: cell?.bounds.width ?? bounds.width)
    let vertical = CellMetrics.verticalMargin
    return NSDirectionalEdgeInsets(
      top: vertical, leading: margin, bottom: vertical,
      trailing: cell?.hasAccessory == true ? CellMetrics.accessoryGap : margin)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.placeStyleParts()
  }
}
