/// The ground of a bar with its hairline (APPEARANCE 2.3, 5.13).
@MainActor
final class BarBackground: UIView {
  enum Edge {
    case top
    case bottom
  }

  private let material = UIVisualEffectView(effect: nil)
  private let hairline = UIView()
  private let edge: Edge

  /// A ground whose hairline lies outside of `edge`.
  init(hairlineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(material)
    addSubview(hairline)
    setColor(nil, isTranslucent: true)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func setColor(_ color: UIColor?, isTranslucent: Bool) {
    material.effect = nil
    material.contentView.backgroundColor = nil
    hairline.backgroundColor = BarColors.line
    backgroundColor = color ?? (isTranslucent ? BarColors.ground : BarColors.opaqueGround)
    layer.backdropBlur = isTranslucent && color == nil ? UIBlurEffect.blur : 0
  }

  /// Shows the ground of a bar with something below it, or that of a bar with nothing, which is
  /// clear where no look was set for it.
  func show(
    _ standard: UIBarAppearance?, edge: UIBarAppearance?, isAtEdge: Bool, color: UIColor?,
    isTranslucent: Bool
  ) {
    let isClear = isAtEdge && edge == nil && isTranslucent && color == nil
    alpha = isClear ? 0 : 1
    if let appearance = isAtEdge ? edge : standard {
      show(appearance)
    } else if let standard, !isClear {
      show(standard)
    } else {
      setColor(color, isTranslucent: isTranslucent)
    }
  }

  func show(_ appearance: UIBarAppearance) {
    material.effect = appearance.backgroundEffect
    material.contentView.backgroundColor = appearance.backgroundColor
    hairline.backgroundColor = appearance.shadowColor
    backgroundColor = nil
    layer.backdropBlur = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / UIScreen.main.scale
    material.frame = bounds
    hairline.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -pixel, width: bounds.width, height: pixel)
  }
}
