/// The header or footer that a table makes of a title.
final class TitleHeaderView: UITableViewHeaderFooterView {
  enum Kind: String {
    case header
    case footer

    /// By which the table finds views for titles again.
    func identifier(_ style: UITableView.Style) -> String {
      "\u{0}title-\(rawValue)-\(style.rawValue)"
    }
  }

  private let kind: Kind
  private let style: UITableView.Style

  init(reuseIdentifier: String, kind: Kind, style: UITableView.Style) {
    self.kind = kind
    self.style = style
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel?.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote)
    textLabel?.adjustsFontForContentSizeCategory = true
    textLabel?.textColor = isPlainHeader ? .label : .secondaryLabel
  }

  required init(reuseIdentifier: String?) {
    kind = .header
    style = .plain
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var isPlainHeader: Bool { style == .plain }

  /// The text; headers of sections that stand apart are in capitals.
  var title = "" {
    didSet {
      textLabel?.text = style != .plain && kind == .header ? title.uppercased() : title
      setNeedsLayout()
    }
  }

  private var padding: (top: CGFloat, bottom: CGFloat) {
    if style == .plain { return (3.5, 3.5) }
    return kind == .header ? CellMetrics.groupedHeader : CellMetrics.groupedFooter
  }

  private func side(forWidth width: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return CellMetrics.margin(forWidth: width) }
    let group = CellMetrics.groupMargin(forWidth: width)
    return group + CellMetrics.margin(forWidth: width - 2 * group)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = textLabel else { return }
    let side = side(forWidth: bounds.width)
    let safe = safeAreaInsets
    let width = max(0, bounds.width - 2 * side - safe.left - safe.right)
    let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let y: CGFloat =
      style == .plain
      ? grid.round((bounds.height - height) / 2)
      : kind == .header ? bounds.height - padding.bottom - height : padding.top
    label.frame = CGRect(x: safe.left + side, y: y, width: width, height: height)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = max(0, targetSize.width - 2 * side(forWidth: targetSize.width))
    let text = textLabel?.sizeThatFits(CGSize(width: width, height: .infinity)).height ?? 0
    let least = style == .plain ? CellMetrics.plainHeaderHeight : 0
    return CGSize(
      width: targetSize.width, height: max(least, text + padding.top + padding.bottom))
  }
}
