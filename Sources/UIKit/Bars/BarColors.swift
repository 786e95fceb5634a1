/// The colours of bars (APPEARANCE 2.3, 5.13).
@MainActor
enum BarColors {
  static let ground = UIColor(
    light: CGColor(hex: 0xF9F9F9, alpha: 0.94), dark: CGColor(hex: 0x1D1D1D, alpha: 0.94))
  static let opaqueGround = UIColor(
    light: CGColor(hex: 0xF9F9F9), dark: CGColor(hex: 0x1D1D1D))
  static let line = UIColor(
    light: CGColor(hex: 0x000000, alpha: 0.3), dark: CGColor(hex: 0xFFFFFF, alpha: 0.16))
}
