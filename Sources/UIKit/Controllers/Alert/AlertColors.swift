/// Colours of alerts and action sheets (APPEARANCE 5.9, 5.10), over what is blurred behind.
enum AlertColors {
  static let ground = UIColor(
    light: CGColor(hex: 0xF2F2F2, alpha: 0.8), dark: CGColor(hex: 0x1E1E1E, alpha: 0.75))
  static let sheetGround = UIColor(
    light: CGColor(hex: 0xFCFCFC, alpha: 0.78), dark: CGColor(hex: 0x292929, alpha: 0.75))
  static let cancelGround = UIColor(
    light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x2C2C2C))
  static let pressed = UIColor(light: CGColor(hex: 0xE1E1E1), dark: CGColor(hex: 0x3E3E3E))
  static let sheetText = UIColor(
    light: CGColor(hex: 0x1D1D1D, alpha: 0.52), dark: CGColor(hex: 0xF1F1F1, alpha: 0.59))
  static let fieldGround = UIColor(
    light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x000000, alpha: 0.3))
}
