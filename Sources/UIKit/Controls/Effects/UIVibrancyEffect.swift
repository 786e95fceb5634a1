/// What stands on a material takes a tone of the material instead of its own colours: light on dark
/// ones, dark on light ones. A view with this effect blurs nothing itself and belongs into the
/// content view of one with the blur.
///
/// The tones are those of the system's colours of the same names in the material's appearance; how
/// Apple's add to the blurred colours behind has not been measured.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The material.
  let blurEffect: UIBlurEffect
  /// How strongly the content is seen.
  let style: UIVibrancyEffectStyle

  /// For text and pictures of the first order on a material.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// For things of a kind on a material.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
  }

  /// The colour that all content takes, by the traits of the view.
  func ink(_ traits: UITraitCollection) -> UIColor {
    style.color.resolvedColor(with: traits.withUserInterfaceStyle(blurEffect.appearance))
  }
}
