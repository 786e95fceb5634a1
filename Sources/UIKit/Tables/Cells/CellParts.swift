/// The parts that a cell makes by itself, each when it is first asked for.
@MainActor
final class CellParts {
  let line = UIView()
  private(set) var topLine: UIView?
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  private(set) var selection: UIView?
  var accessory: CellAccessory?
  var editControl: CellEditControl?
  var reorderHandle: CellReorderHandle?

  init() {
    line.isUserInteractionEnabled = false
  }

  /// Whether a view in the content is one of the style's.
  func contains(_ view: UIView) -> Bool { view === text || view === detail || view === image }

  var isEmpty: Bool { text == nil && detail == nil && image == nil }

  func madeTopLine(in cell: UITableViewCell) -> UIView {
    if let topLine { return topLine }
    let view = UIView()
    view.isUserInteractionEnabled = false
    cell.addSubview(view)
    topLine = view
    return view
  }

  func madeSelection() -> UIView {
    if let selection { return selection }
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = .systemGray4
    selection = view
    return view
  }

  func text(in cell: UITableViewCell) -> UILabel? {
    guard cell.contentConfiguration == nil else { return nil }
    if let text { return text }
    let label = CellLabel(cell: cell)
    label.numberOfLines = Self.lines(in: cell)
    label.font = .preferredFont(forTextStyle: cell.style == .value2 ? .caption1 : .body)
    if cell.style == .value2 { label.textColor = cell.tintColor }
    cell.contentView.addSubview(label)
    text = label
    return label
  }

  func detail(in cell: UITableViewCell) -> UILabel? {
    guard cell.contentConfiguration == nil, cell.style != .default else { return nil }
    if let detail { return detail }
    let label = CellLabel(cell: cell)
    label.numberOfLines = Self.lines(in: cell)
    switch cell.style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    case .default, .value2: label.font = .preferredFont(forTextStyle: .caption1)
    }
    cell.contentView.addSubview(label)
    detail = label
    return label
  }

  func image(in cell: UITableViewCell) -> UIImageView? {
    guard cell.contentConfiguration == nil, cell.style != .value2 else { return nil }
    if let image { return image }
    let view = CellImageView(cell: cell)
    view.contentMode = .center
    view.preferredSymbolConfiguration = Self.symbol
    cell.contentView.addSubview(view)
    image = view
    return view
  }

  /// Symbols are as large as the text beside them.
  private static var symbol: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .regular)
  }

  /// Large text for those who see badly takes as many lines as it needs.
  private static func lines(in cell: UITableViewCell) -> Int {
    cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
  }

  /// Follows another text size.
  func textSizeDidChange(in cell: UITableViewCell, from old: UITraitCollection?) {
    guard
      old?.preferredContentSizeCategory.isAccessibilityCategory
        != cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        || old?.preferredContentSizeCategory != cell.traitCollection.preferredContentSizeCategory
    else { return }
    for label in [text, detail] { label?.numberOfLines = Self.lines(in: cell) }
    image?.preferredSymbolConfiguration = Self.symbol
    accessory?.textSizeDidChange()
  }

  /// Takes the parts of a style away, as when a content configuration takes their place.
  func removeStyleParts() {
    for view in [text, detail, image] { view?.removeFromSuperview() }
    text = nil
    detail = nil
    image = nil
  }
}

/// A label of a cell: the cell places it anew when its text changes.
private final class CellLabel: UILabel {
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentView.setNeedsLayout()
    cell?.setNeedsLayout()
  }
}

/// The picture of a cell: the cell places it anew when it changes.
private final class CellImageView: UIImageView {
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(image: nil, highlightedImage: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentView.setNeedsLayout()
    cell?.setNeedsLayout()
  }
}
