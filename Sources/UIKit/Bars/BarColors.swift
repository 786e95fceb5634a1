/// The colours of bars (APPEARANCE 2.3, 5.13).
@MainActor
enum BarColors {
  static let ground = UIColor(
    light: CGColor(hex: 0xF9F9F9, alpha: 0.94), dark: CGColor(hex: 0x1D1D1D, alpha: 0.94))
}
