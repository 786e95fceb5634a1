/// Colours of alerts and action sheets (APPEARANCE 5.9, 5.10). Grounds are more opaque than the
/// originals, which blur what shines through.
enum AlertColors {
  static let ground = UIColor(
    light: CGColor(hex: 0xF2F2F2, alpha: 0.97), dark: CGColor(hex: 0x262626, alpha: 0.97))
  static let sheetGround = UIColor(
    light: CGColor(hex: 0xF7F7F7, alpha: 0.97), dark: CGColor(hex: 0x292929, alpha: 0.97))
  static let cancelGround = UIColor(
    light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x2C2C2C))
  static let pressed = UIColor(light: CGColor(hex: 0xE1E1E1), dark: CGColor(hex: 0x3E3E3E))
  static let sheetText = UIColor(
    light: CGColor(hex: 0x1D1D1D, alpha: 0.52), dark: CGColor(hex: 0xF1F1F1, alpha: 0.59))
  static let fieldGround = UIColor(
    light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x000000, alpha: 0.3))
}
