/// The frame and the ground of a text field (APPEARANCE 5.1).
@MainActor
final class TextFieldBackground: UIView {
  static let cornerRadius: CGFloat = 5

  private static let frameColor = UIColor(
    light: CGColor(hex: 0x000000, alpha: 0.2), dark: CGColor(hex: 0xFFFFFF, alpha: 0.2))
  private static let ground = UIColor(
    light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x000000))
  private static let disabledGround = UIColor(
    light: CGColor(hex: 0xFAFAFA), dark: CGColor(hex: 0x050505))
  private static let bezelColor = UIColor(
    light: CGColor(hex: 0x8E8E93), dark: CGColor(hex: 0x636366))
  private static let bezelDepth: CGFloat = 2

  private var style = UITextField.BorderStyle.none
  private var isEnabled = true
  private var fill: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  func show(_ style: UITextField.BorderStyle, fill: UIColor?, isEnabled: Bool) {
    self.style = style
    self.fill = fill
    self.isEnabled = isEnabled
    updateLooks()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLooks()
  }

  private func updateLooks() {
    func border(_ width: CGFloat, _ color: UIColor) {
      layer.borderWidth = width
      layer.borderColor = color.resolved(traitCollection)
    }
    layer.cornerRadius = style == .roundedRect ? Self.cornerRadius : 0
    switch style {
    case .none:
      border(0, .clear)
      backgroundColor = nil
    case .line:
      border(1, .label)
      backgroundColor = nil
    case .bezel:
      border(1, Self.bezelColor)
      backgroundColor = Self.ground
    case .roundedRect:
      border(1 / UIScreen.main.scale, Self.frameColor)
      backgroundColor = fill ?? (isEnabled ? Self.ground : Self.disabledGround)
    }
    setNeedsDisplay()
  }

  /// The shadow inside the upper edge of a bezel.
  override func draw(_ rect: CGRect) {
    guard style == .bezel, let context = UIGraphicsGetCurrentContext() else { return }
    let edge = CGRect(x: 1, y: 1, width: bounds.width - 2, height: Self.bezelDepth)
    context.saveGState()
    context.clip(to: edge)
    context.drawLinearGradient(
      [
        Drawing.GradientStop(location: 0, color: CGColor(hex: 0x000000, alpha: 0.15)),
        Drawing.GradientStop(location: 1, color: CGColor(hex: 0x000000, alpha: 0)),
      ], from: CGPoint(x: 0, y: edge.minY), to: CGPoint(x: 0, y: edge.maxY))
    context.restoreGState()
  }
}
