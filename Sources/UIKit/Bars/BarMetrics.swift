/// Measures of bars, points (FACTS 1.8, APPEARANCE 5.13).
@MainActor
enum BarMetrics {
  static let largeTitle: CGFloat = 52
  static let sheetBar: CGFloat = 56

  private static let bar: CGFloat = 44
  private static let lowBar: CGFloat = 32
  private static let tabBar: CGFloat = 49
  /// From this inset on the status bar surrounds an island, and bars start above the inset.
  private static let islandInset: CGFloat = 59
  private static let islandOverlap: CGFloat = 16.0 / 3

  /// Phones held sideways have low bars, except those as wide as a tablet.
  static func isLow(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
  }

  /// Height of navigation bars and toolbars.
  static func barHeight(_ traits: UITraitCollection) -> CGFloat {
    isLow(traits) ? lowBar : bar
  }

  /// Height of tab bars above the home indicator's room.
  static func tabBarHeight(_ traits: UITraitCollection) -> CGFloat {
    isLow(traits) ? lowBar : tabBar
  }

  /// Where the bar at the top starts in a view with `inset` points of safe area
  /// (APPEARANCE 2.1, 5.13).
  static func barTop(inset: CGFloat) -> CGFloat {
    inset >= islandInset ? UIScreen.main.rounded(inset - islandOverlap) : inset
  }

  /// Distance of buttons from the edges: as wide as the margins of the screen.
  static func sideInset(width: CGFloat) -> CGFloat {
    width >= 400 ? 20 : 16
  }
}
