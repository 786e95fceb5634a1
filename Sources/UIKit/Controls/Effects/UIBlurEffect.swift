/// A material: what is behind is blurred and shows through a colour.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The material. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Very light, in every appearance.
    case extraLight = 0
    /// Light, in every appearance.
    case light = 1
    /// Dark, in every appearance.
    case dark = 2
    /// As the appearance, light or dark.
    case regular = 4
    /// As the appearance, with more contrast.
    case prominent = 5
    /// Lets through most.
    case systemUltraThinMaterial = 6
    /// Lets through much.
    case systemThinMaterial = 7
    /// The usual one.
    case systemMaterial = 8
    /// Lets through little.
    case systemThickMaterial = 9
    /// That of bars.
    case systemChromeMaterial = 10
    /// Lets through most; light in every appearance.
    case systemUltraThinMaterialLight = 11
    /// Lets through much; light in every appearance.
    case systemThinMaterialLight = 12
    /// The usual one, light in every appearance.
    case systemMaterialLight = 13
    /// Lets through little; light in every appearance.
    case systemThickMaterialLight = 14
    /// That of bars, light in every appearance.
    case systemChromeMaterialLight = 15
    /// Lets through most; dark in every appearance.
    case systemUltraThinMaterialDark = 16
    /// Lets through much; dark in every appearance.
    case systemThinMaterialDark = 17
    /// The usual one, dark in every appearance.
    case systemMaterialDark = 18
    /// Lets through little; dark in every appearance.
    case systemThickMaterialDark = 19
    /// That of bars, dark in every appearance.
    case systemChromeMaterialDark = 20
  }

  /// The material.
  public let style: Style

  /// An effect of a material.
  public init(style: Style) {
    self.style = style
  }

  /// Standard deviation of the blur, points (APPEARANCE 5.9).
  static let blur: CGFloat = 20

  /// The appearance of the material where it is the same in all.
  var appearance: UIUserInterfaceStyle {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: .unspecified
    }
  }

  /// Colour and opacity of the material.
  var tint: UIColor {
    let color = adaptiveTint
    guard appearance != .unspecified else { return color }
    return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance))
  }

  private var adaptiveTint: UIColor {
    switch style {
    case .extraLight: UIColor(cgColor: CGColor(hex: 0xF7F7F7, alpha: 0.88))
    case .light: UIColor(cgColor: CGColor(hex: 0xFFFFFF, alpha: 0.6))
    case .dark: UIColor(cgColor: CGColor(hex: 0x1C1C1C, alpha: 0.75))
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      Self.material(0.82)
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      Self.material(0.92)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      Self.material(0.7)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      Self.material(0.5)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      UIColor(
        light: CGColor(hex: 0xF9F9F9, alpha: 0.94), dark: CGColor(hex: 0x1D1D1D, alpha: 0.94))
    }
  }

  private static func material(_ alpha: CGFloat) -> UIColor {
    UIColor(
      light: CGColor(hex: 0xF5F5F5, alpha: alpha), dark: CGColor(hex: 0x252525, alpha: alpha))
  }
}
