/// The system's dynamic colours (APPEARANCE 3).
extension UIColor {
  /// Primary text.
  public static let label = UIColor(
    light: CGColor(hex: 0x000000), dark: CGColor(hex: 0xFFFFFF))
  /// Secondary text.
  public static let secondaryLabel = UIColor(
    light: CGColor(hex: 0x3C3C43, alpha: 0.6), dark: CGColor(hex: 0xEBEBF5, alpha: 0.6))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(
    light: CGColor(hex: 0x3C3C43, alpha: 0.3), dark: CGColor(hex: 0xEBEBF5, alpha: 0.3))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(
    light: CGColor(hex: 0x3C3C43, alpha: 0.18), dark: CGColor(hex: 0xEBEBF5, alpha: 0.16))
  /// Placeholders in text fields.
  public static let placeholderText = UIColor(
    light: CGColor(hex: 0x3C3C43, alpha: 0.3), dark: CGColor(hex: 0xEBEBF5, alpha: 0.3))
  /// Fill of thin, small shapes.
  public static let systemFill = UIColor(
    light: CGColor(hex: 0x787880, alpha: 0.2), dark: CGColor(hex: 0x787880, alpha: 0.36))
  /// Fill of medium shapes, such as a switch.
  public static let secondarySystemFill = UIColor(
    light: CGColor(hex: 0x787880, alpha: 0.16), dark: CGColor(hex: 0x787880, alpha: 0.32))
  /// Fill of large shapes, such as a search field.
  public static let tertiarySystemFill = UIColor(
    light: CGColor(hex: 0x767680, alpha: 0.12), dark: CGColor(hex: 0x767680, alpha: 0.24))
  /// Fill of large areas.
  public static let quaternarySystemFill = UIColor(
    light: CGColor(hex: 0x747480, alpha: 0.08), dark: CGColor(hex: 0x767680, alpha: 0.18))
  /// The ground of a screen.
  public static let systemBackground = UIColor(
    light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x000000),
    elevated: CGColor(hex: 0x1C1C1E))
  /// Ground of content grouped on the screen.
  public static let secondarySystemBackground = UIColor(
    light: CGColor(hex: 0xF2F2F7), dark: CGColor(hex: 0x1C1C1E),
    elevated: CGColor(hex: 0x2C2C2E))
  /// Ground inside grouped content.
  public static let tertiarySystemBackground = UIColor(
    light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x2C2C2E),
    elevated: CGColor(hex: 0x3A3A3C))
  /// The ground of a grouped screen.
  public static let systemGroupedBackground = UIColor(
    light: CGColor(hex: 0xF2F2F7), dark: CGColor(hex: 0x000000),
    elevated: CGColor(hex: 0x1C1C1E))
  /// Ground of groups on a grouped screen.
  public static let secondarySystemGroupedBackground = UIColor(
    light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x1C1C1E),
    elevated: CGColor(hex: 0x2C2C2E))
  /// Ground inside groups.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: CGColor(hex: 0xF2F2F7), dark: CGColor(hex: 0x2C2C2E),
    elevated: CGColor(hex: 0x3A3A3C))
  /// Lines that let what is below through.
  public static let separator = UIColor(
    light: CGColor(hex: 0x3C3C43, alpha: 0.29), dark: CGColor(hex: 0x545458, alpha: 0.6))
  /// Lines that cover what is below.
  public static let opaqueSeparator = UIColor(
    light: CGColor(hex: 0xC6C6C8), dark: CGColor(hex: 0x38383A))
  /// Links.
  public static let link = UIColor(
    light: CGColor(hex: 0x007AFF), dark: CGColor(hex: 0x0984FF))
  /// Blue.
  public static let systemBlue = UIColor(
    light: CGColor(hex: 0x007AFF), dark: CGColor(hex: 0x0A84FF))
  /// Green.
  public static let systemGreen = UIColor(
    light: CGColor(hex: 0x34C759), dark: CGColor(hex: 0x30D158))
  /// Indigo.
  public static let systemIndigo = UIColor(
    light: CGColor(hex: 0x5856D6), dark: CGColor(hex: 0x5E5CE6))
  /// Orange.
  public static let systemOrange = UIColor(
    light: CGColor(hex: 0xFF9500), dark: CGColor(hex: 0xFF9F0A))
  /// Pink.
  public static let systemPink = UIColor(
    light: CGColor(hex: 0xFF2D55), dark: CGColor(hex: 0xFF375F))
  /// Purple.
  public static let systemPurple = UIColor(
    light: CGColor(hex: 0xAF52DE), dark: CGColor(hex: 0xBF5AF2))
  /// Red.
  public static let systemRed = UIColor(
    light: CGColor(hex: 0xFF3B30), dark: CGColor(hex: 0xFF453A))
  /// Teal.
  public static let systemTeal = UIColor(
    light: CGColor(hex: 0x30B0C7), dark: CGColor(hex: 0x40C8E0))
  /// Yellow.
  public static let systemYellow = UIColor(
    light: CGColor(hex: 0xFFCC00), dark: CGColor(hex: 0xFFD60A))
  /// Mint.
  public static let systemMint = UIColor(
    light: CGColor(hex: 0x00C7BE), dark: CGColor(hex: 0x63E6E2))
  /// Cyan.
  public static let systemCyan = UIColor(
    light: CGColor(hex: 0x32ADE6), dark: CGColor(hex: 0x64D2FF))
  /// Brown.
  public static let systemBrown = UIColor(
    light: CGColor(hex: 0xA2845E), dark: CGColor(hex: 0xAC8E68))
  /// Grey.
  public static let systemGray = UIColor(
    light: CGColor(hex: 0x8E8E93), dark: CGColor(hex: 0x8E8E93))
  /// A lighter grey.
  public static let systemGray2 = UIColor(
    light: CGColor(hex: 0xAEAEB2), dark: CGColor(hex: 0x636366))
  /// A still lighter grey.
  public static let systemGray3 = UIColor(
    light: CGColor(hex: 0xC7C7CC), dark: CGColor(hex: 0x48484A))
  /// A light grey.
  public static let systemGray4 = UIColor(
    light: CGColor(hex: 0xD1D1D6), dark: CGColor(hex: 0x3A3A3C))
  /// A lighter light grey.
  public static let systemGray5 = UIColor(
    light: CGColor(hex: 0xE5E5EA), dark: CGColor(hex: 0x2C2C2E))
  /// The lightest grey.
  public static let systemGray6 = UIColor(
    light: CGColor(hex: 0xF2F2F7), dark: CGColor(hex: 0x1C1C1E))
  /// Text that stays dark in either style.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text that stays light in either style.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  convenience init(light: CGColor, dark: CGColor) {
    self.init { traits in
      UIColor(cgColor: traits.userInterfaceStyle == .dark ? dark : light)
    }
  }

  /// A colour that is another one in the dark above the ground of the screen.
  private convenience init(light: CGColor, dark: CGColor, elevated: CGColor) {
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return UIColor(cgColor: light) }
      return UIColor(cgColor: traits.userInterfaceLevel == .elevated ? elevated : dark)
    }
  }
}
