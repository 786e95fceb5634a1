/// Colours of the edit menu (APPEARANCE 7.1, iOS 16 and later).
@MainActor
enum EditMenuColors {
  static let ground = UIColor(light: CGColor(hex: 0xF6F6F6), dark: CGColor(hex: 0x222222))
  static let pressed = UIColor(light: CGColor(hex: 0xDCDCDE), dark: CGColor(hex: 0x3A3A3C))
  static let divider = UIColor(light: CGColor(hex: 0xD6D6D6), dark: CGColor(hex: 0x424242))
  /// Only light menus have a shadow that can be seen.
  static let shadow = UIColor(
    light: CGColor(hex: 0x000000, alpha: 0.2), dark: CGColor(hex: 0x000000, alpha: 0))
}
