/// Measures of menus that open from a control or a long press, points (iOS 16 to 18).
@MainActor
enum MenuMetrics {
  static let width: CGFloat = 250
  static let leastRowHeight: CGFloat = 44
  /// Above and below the text of a row.
  static let rowPadding: CGFloat = 11
  static let headerHeight: CGFloat = 32
  /// Between groups of rows.
  static let bandHeight: CGFloat = 8
  static let cornerRadius: CGFloat = 13
  /// From the edges of the menu to text and pictures.
  static let inset: CGFloat = 16
  /// From the leading edge to text where rows have check marks.
  static let checkedInset: CGFloat = 36
  /// The middle of a check mark, from the leading edge.
  static let checkMiddle: CGFloat = 20
  /// The middle of a picture, from the trailing edge.
  static let imageMiddle: CGFloat = 28
  static let largestImage: CGFloat = 26
  /// The room of a picture, from the trailing edge.
  static let imageRoom: CGFloat = 50
  /// Between the menu and what it was opened from.
  static let gap: CGFloat = 8
  /// Least distance from the edges of the screen.
  static let screenMargin: CGFloat = 8

  /// Seconds to come and to go.
  static let opening: TimeInterval = 0.35
  static let closing: TimeInterval = 0.2
  /// How large a menu is when it begins to come.
  static let smallest: CGFloat = 0.3

  static let pressed = UIColor(
    light: CGColor(hex: 0x000000, alpha: 0.08), dark: CGColor(hex: 0xFFFFFF, alpha: 0.12))
  static let band = UIColor(
    light: CGColor(hex: 0x000000, alpha: 0.08), dark: CGColor(hex: 0x000000, alpha: 0.3))
}
