/// An action of the edit menu, or the chevron that leads to more of them.
@MainActor
final class EditMenuButton: UIControl {
  enum Content {
    case title(String, ink: UIColor)
    case chevron(pointsLeft: Bool)
  }

  /// Points of the text (APPEARANCE 7.1).
  static let fontSize: CGFloat = 15
  /// Left and right of the text, points.
  private static let padding: CGFloat = 18
  /// Half of the height of a chevron, points; its width is as much.
  private static let chevronReach: CGFloat = 5
  private static let chevronWidth: CGFloat = 38

  private let label = UILabel()
  private let content: Content

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    if case .title(let title, let ink) = content {
      label.text = title
      label.textColor = ink
      label.font = .systemFont(ofSize: Self.fontSize)
      label.textAlignment = .center
      addSubview(label)
      accessibilityIdentifier = title
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  var width: CGFloat {
    switch content {
    case .title: (label.intrinsicContentSize.width + 2 * Self.padding).rounded(.up)
    case .chevron: Self.chevronWidth
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? EditMenuColors.pressed : nil
    label.alpha = isEnabled ? 1 : 0.3
  }

  override func draw(_ rect: CGRect) {
    guard case .chevron(let pointsLeft) = content, let context = UIGraphicsGetCurrentContext()
    else { return }
    let reach = Self.chevronReach * (pointsLeft ? -1 : 1)
    context.setStrokeColor(UIColor.label.cgColor)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.move(to: CGPoint(x: bounds.midX - reach / 2, y: bounds.midY - abs(reach)))
    context.addLine(to: CGPoint(x: bounds.midX + reach / 2, y: bounds.midY))
    context.addLine(to: CGPoint(x: bounds.midX - reach / 2, y: bounds.midY + abs(reach)))
    context.strokePath()
  }
}
