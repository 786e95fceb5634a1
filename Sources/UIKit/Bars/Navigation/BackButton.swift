/// The chevron and the title of the screen before (APPEARANCE 2.3).
@MainActor
final class BackButton: UIControl {
  /// Where the words begin, points from the bar's edge.
  static let labelInset: CGFloat = 27

  private static let pressedAlpha: CGFloat = 0.2
  private static let chevronCenter: CGFloat = 14.3
  private static let chevronReach = CGSize(width: 4.5, height: 8.7)
  private static let stroke = StrokeStyle(width: 3, cap: .round, join: .round)

  private let label = UILabel()
  private let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
    layer.needsDisplayOnBoundsChange = true
    label.font = .systemFont(ofSize: 17)
    label.textColor = tintColor
    label.text = title
    label.isUserInteractionEnabled = false
    addSubview(label)
    accessibilityIdentifier = "BackButton"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var ownsSingleTaps: Bool { true }

  /// Shows the title, else "Back", else the chevron alone, whatever fits into `width` points,
  /// and answers the width.
  func fit(_ width: CGFloat) -> CGFloat {
    for word in [title, SystemWord.back.text] {
      label.text = word
      let needed = Self.labelInset + label.sizeThatFits(bounds.size).width
      if needed <= width { return needed }
    }
    label.text = nil
    return Self.labelInset
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? Self.pressedAlpha : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
    setNeedsDisplay()
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    let start = isRightToLeft ? bounds.width - Self.labelInset - size.width : Self.labelInset
    label.frame = CGRect(
      x: start, y: UIScreen.main.rounded(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let reach = Self.chevronReach
    let middle = isRightToLeft ? bounds.width - Self.chevronCenter : Self.chevronCenter
    let tip = isRightToLeft ? -reach.width : reach.width
    var path = CGPath()
    path.move(to: CGPoint(x: middle + tip, y: bounds.midY - reach.height))
    path.addLine(to: CGPoint(x: middle - tip, y: bounds.midY))
    path.addLine(to: CGPoint(x: middle + tip, y: bounds.midY + reach.height))
    let ink = isHighlighted ? tintColor.withAlphaComponent(Self.pressedAlpha) : tintColor!
    context.setStrokeColor(ink.cgColor)
    context.stroke(path, style: Self.stroke)
  }
}
