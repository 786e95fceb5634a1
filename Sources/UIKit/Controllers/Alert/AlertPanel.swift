/// The panel of an alert: texts, fields and buttons, laid out for a width (APPEARANCE 5.9).
@MainActor
final class AlertPanel: UIView {
  static let width: CGFloat = 270

  private static let cornerRadius: CGFloat = 14
  private static let side: CGFloat = 16
  private static let top: CGFloat = 19
  private static let bottom: CGFloat = 20
  private static let textGap: CGFloat = 3
  private static let fieldGap: CGFloat = 16
  private static let fieldHeight: CGFloat = 26
  private static let buttonHeight: CGFloat = 44

  private let ground = UIView()
  private let title = UILabel()
  private let message = UILabel()
  private let fields: [UITextField]
  private let buttons: [AlertButton]
  private var separators: [UIView] = []

  init(title: String?, message: String?, fields: [UITextField], buttons: [AlertButton]) {
    self.fields = fields
    self.buttons = buttons
    super.init(frame: .zero)
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    ground.backgroundColor = AlertColors.ground
    ground.layer.backdropBlur = UIBlurEffect.blur
    addSubview(ground)
    set(self.title, to: title, font: .systemFont(ofSize: 17, weight: .semibold))
    set(self.message, to: message, font: .systemFont(ofSize: 13))
    for field in fields { addSubview(field) }
    for button in buttons { addSubview(button) }
    separators = buttons.map { _ in UIView() }
    for separator in separators {
      separator.backgroundColor = .separator
      addSubview(separator)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func set(_ label: UILabel, to text: String?, font: UIFont) {
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isHidden = text?.isEmpty ?? true
    addSubview(label)
  }

  private var areButtonsSideBySide: Bool {
    buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= Self.width / 2 - 16 }
  }

  /// The height of texts and fields, points.
  private var contentHeight: CGFloat {
    let labels = [title, message].filter { !$0.isHidden }
    let heights = labels.map { textHeight(of: $0) }
    var height = Self.top + heights.reduce(0, +) + Self.bottom
    if labels.count > 1 { height += Self.textGap }
    if !fields.isEmpty {
      height += Self.fieldHeight * CGFloat(fields.count) + (labels.isEmpty ? 0 : Self.fieldGap)
    }
    return height
  }

  private func textHeight(of label: UILabel) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: Self.width - 2 * Self.side, height: .greatestFiniteMagnitude)
    ).height
  }

  /// The height of the panel, points.
  var height: CGFloat {
    let rows = areButtonsSideBySide ? 1 : buttons.count
    return (contentHeight + Self.buttonHeight * CGFloat(rows)).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let width = bounds.width - 2 * Self.side
    var y = Self.top
    for label in [title, message] where !label.isHidden {
      let height = textHeight(of: label)
      label.frame = CGRect(x: Self.side, y: y, width: width, height: height)
      y += height + Self.textGap
    }
    if y > Self.top { y += Self.fieldGap - Self.textGap }
    for field in fields {
      field.frame = CGRect(x: Self.side, y: y, width: width, height: Self.fieldHeight)
      y += Self.fieldHeight
    }
    layOutButtons()
  }

  private func layOutButtons() {
    let pixel = 1 / UIScreen.main.scale
    let isRow = areButtonsSideBySide
    let rows = isRow ? 1 : buttons.count
    let start = bounds.height - Self.buttonHeight * CGFloat(rows)
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(index)
      if isRow {
        let half = bounds.width / 2
        button.frame = CGRect(
          x: half * place, y: start, width: half, height: Self.buttonHeight)
        separators[index].frame =
          index == 0
          ? CGRect(x: 0, y: start, width: bounds.width, height: pixel)
          : CGRect(x: half, y: start, width: pixel, height: Self.buttonHeight)
      } else {
        let y = start + Self.buttonHeight * place
        button.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.buttonHeight)
        separators[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
      }
    }
  }
}
