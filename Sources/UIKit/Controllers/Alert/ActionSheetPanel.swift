/// The panel of an action sheet: a group of rows, and the cancel row below (APPEARANCE 5.10).
@MainActor
final class ActionSheetPanel: UIView {
  private static let cornerRadius: CGFloat = 14
  private static let rowHeight: CGFloat = 57
  private static let gap: CGFloat = 8
  private static let headerSide: CGFloat = 16
  private static let headerPadding: CGFloat = 13.5
  private static let textGap: CGFloat = 4

  private let group = UIView()
  private let title = UILabel()
  private let message = UILabel()
  private let rows: [AlertButton]
  private let cancel: AlertButton?
  private var separators: [UIView] = []

  init(title: String?, message: String?, rows: [AlertButton], cancel: AlertButton?) {
    self.rows = rows
    self.cancel = cancel
    super.init(frame: .zero)
    group.backgroundColor = AlertColors.sheetGround
    group.layer.backdropBlur = UIBlurEffect.blur
    addSubview(group)
    set(self.title, to: title, weight: .semibold)
    set(self.message, to: message, weight: .regular)
    for row in rows {
      group.addSubview(row)
      let separator = UIView()
      separator.backgroundColor = .separator
      group.addSubview(separator)
      separators.append(separator)
    }
    if let cancel { addSubview(cancel) }
    for view in [group, cancel].compactMap(\.self) {
      view.layer.cornerRadius = Self.cornerRadius
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
    }
  }

  /// Whether a bubble around it is its ground.
  var isInBubble = false {
    didSet {
      group.backgroundColor = isInBubble ? nil : AlertColors.sheetGround
      group.layer.backdropBlur = isInBubble ? 0 : UIBlurEffect.blur
      group.layer.cornerRadius = isInBubble ? 0 : Self.cornerRadius
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func set(_ label: UILabel, to text: String?, weight: UIFont.Weight) {
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: weight)
    label.textColor = AlertColors.sheetText
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isHidden = text?.isEmpty ?? true
    group.addSubview(label)
  }

  private var labels: [UILabel] { [title, message].filter { !$0.isHidden } }

  private func textHeight(of label: UILabel, width: CGFloat) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: width - 2 * Self.headerSide, height: .greatestFiniteMagnitude)
    ).height
  }

  private func headerHeight(width: CGFloat) -> CGFloat {
    guard !labels.isEmpty else { return 0 }
    let text = labels.map { textHeight(of: $0, width: width) }.reduce(0, +)
    return text + Self.textGap * CGFloat(labels.count - 1) + 2 * Self.headerPadding
  }

  /// The height of the panel at a width, points.
  func height(width: CGFloat) -> CGFloat {
    let group = headerHeight(width: width) + Self.rowHeight * CGFloat(rows.count)
    return (group + (cancel == nil ? 0 : Self.gap + Self.rowHeight)).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / UIScreen.main.scale
    let width = bounds.width
    let cancelHeight = cancel == nil ? 0 : Self.gap + Self.rowHeight
    group.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - cancelHeight)
    var y = Self.headerPadding
    for label in labels {
      let height = textHeight(of: label, width: width)
      label.frame = CGRect(
        x: Self.headerSide, y: y, width: width - 2 * Self.headerSide, height: height)
      y += height + Self.textGap
    }
    y = headerHeight(width: width)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: y, width: width, height: Self.rowHeight)
      separators[index].isHidden = index == 0 && labels.isEmpty
      separators[index].frame = CGRect(x: 0, y: y, width: width, height: pixel)
      y += Self.rowHeight
    }
    cancel?.frame = CGRect(
      x: 0, y: bounds.height - Self.rowHeight, width: width, height: Self.rowHeight)
  }
}
