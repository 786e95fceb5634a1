/// A view with a material in front of what is behind it. Subviews belong into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let material = UIView()

  /// What stands in front of the material.
  public let contentView = UIView()

  /// The effect; none is clear. Setting it in an animation block animates.
  open var effect: UIVisualEffect? {
    didSet { updateMaterial() }
  }

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A view without an effect, with a frame in its future superview.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    material.isUserInteractionEnabled = false
    for view in [material, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    updateMaterial()
  }

  private func updateMaterial() {
    let blur = effect as? UIBlurEffect
    material.backgroundColor = blur?.tint ?? .clear
    material.layer.backdropBlur = blur == nil ? 0 : UIBlurEffect.blur
    updateInk()
  }

  private func updateInk() {
    let vibrancy = effect as? UIVibrancyEffect
    contentView.layer.ink = vibrancy?.ink(traitCollection).cgColor
  }

  /// Tones follow the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateInk()
  }
}
