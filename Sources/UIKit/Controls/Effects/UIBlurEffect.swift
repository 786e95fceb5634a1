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
  }

  /// The material.
  public let style: Style

  /// An effect of a material.
  public init(style: Style) {
    self.style = style
  }

  /// Standard deviation of the blur, points (APPEARANCE 5.9).
  static let blur: CGFloat = 20

  /// Colour and opacity of the material.
  var tint: UIColor {
    switch style {
    case .extraLight: UIColor(cgColor: CGColor(hex: 0xF7F7F7, alpha: 0.88))
    case .light: UIColor(cgColor: CGColor(hex: 0xFFFFFF, alpha: 0.6))
    case .dark: UIColor(cgColor: CGColor(hex: 0x1C1C1C, alpha: 0.75))
    case .regular, .systemMaterial: Self.material(0.82)
    case .prominent, .systemThickMaterial: Self.material(0.92)
    case .systemThinMaterial: Self.material(0.7)
    case .systemUltraThinMaterial: Self.material(0.5)
    case .systemChromeMaterial:
      UIColor(
        light: CGColor(hex: 0xF9F9F9, alpha: 0.94), dark: CGColor(hex: 0x1D1D1D, alpha: 0.94))
    }
  }

  private static func material(_ alpha: CGFloat) -> UIColor {
    UIColor(
      light: CGColor(hex: 0xF5F5F5, alpha: alpha), dark: CGColor(hex: 0x252525, alpha: alpha))
  }
}
