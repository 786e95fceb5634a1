/// A row or a half of a row in an alert or an action sheet.
@MainActor
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let ground: UIColor

  init(action: UIAlertAction, isBold: Bool, size: CGFloat, ground: UIColor) {
    self.action = action
    self.ground = ground
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.isUserInteractionEnabled = false
    addSubview(label)
    isEnabled = action.isEnabled
    accessibilityIdentifier = action.title
    updateInk()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var ownsSingleTaps: Bool { true }

  /// The width of the title, points.
  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  private func updateInk() {
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? AlertColors.pressed : ground
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateInk()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateInk()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
