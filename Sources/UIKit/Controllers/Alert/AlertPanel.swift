/// The panel of an alert: texts, fields and buttons, laid out for a width (APPEARANCE 5.9). Where
/// there is no room for all, texts and fields scroll, and so do buttons if there are many.
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
  private let texts = UIScrollView()
  private let choices = ChoicesView()
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
    for scrollView in [texts, choices] {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delaysContentTouches = false
      addSubview(scrollView)
    }
    set(self.title, to: title, font: .systemFont(ofSize: 17, weight: .semibold))
    set(self.message, to: message, font: .systemFont(ofSize: 13))
    for field in fields { texts.addSubview(field) }
    for button in buttons { choices.addSubview(button) }
    separators = buttons.map { _ in UIView() }
    for separator in separators {
      separator.backgroundColor = .separator
      choices.addSubview(separator)
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
    texts.addSubview(label)
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

  private var choicesHeight: CGFloat {
    Self.buttonHeight * CGFloat(areButtonsSideBySide ? 1 : buttons.count)
  }

  /// The height that all parts ask for, points.
  var height: CGFloat { (contentHeight + choicesHeight).rounded(.up) }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let content = contentHeight
    // Buttons give way only to half of the panel; what is left over is the texts'.
    let room = min(choicesHeight, max(bounds.height - content, bounds.height / 2))
    choices.frame = CGRect(
      x: 0, y: bounds.height - room, width: bounds.width, height: room)
    choices.contentSize = CGSize(width: bounds.width, height: choicesHeight)
    texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: choices.frame.minY)
    texts.contentSize = CGSize(
      width: bounds.width, height: max(content, choices.frame.minY))
    layOutTexts()
    layOutButtons()
  }

  private func layOutTexts() {
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
  }

  private func layOutButtons() {
    let pixel = 1 / UIScreen.main.scale
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(index)
      if areButtonsSideBySide {
        let half = bounds.width / 2
        button.frame = CGRect(x: half * place, y: 0, width: half, height: Self.buttonHeight)
        separators[index].frame =
          index == 0
          ? CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
          : CGRect(x: half, y: 0, width: pixel, height: Self.buttonHeight)
      } else {
        let y = Self.buttonHeight * place
        button.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.buttonHeight)
        separators[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
      }
    }
  }
}

/// The buttons of an alert, which a drag over them scrolls.
private final class ChoicesView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
