/// The ground of a bar with its hairline (APPEARANCE 2.3, 5.13).
@MainActor
final class BarBackground: UIView {
  enum Edge {
    case top
    case bottom
  }

  private static let translucentGround = BarColors.ground
  private static let opaqueGround = UIColor(
    light: CGColor(hex: 0xF9F9F9), dark: CGColor(hex: 0x1D1D1D))
  private static let line = UIColor(
    light: CGColor(hex: 0x000000, alpha: 0.3), dark: CGColor(hex: 0xFFFFFF, alpha: 0.16))

  private let hairline = UIView()
  private let edge: Edge

  /// A ground whose hairline lies outside of `edge`.
  init(hairlineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hairline.backgroundColor = Self.line
    addSubview(hairline)
    setColor(nil, isTranslucent: true)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func setColor(_ color: UIColor?, isTranslucent: Bool) {
    backgroundColor =
      color ?? (isTranslucent ? Self.translucentGround : Self.opaqueGround)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / UIScreen.main.scale
    hairline.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -pixel, width: bounds.width, height: pixel)
  }
}
