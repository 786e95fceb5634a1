/// Measures of bars, points (FACTS 1.8, APPEARANCE 5.13).
@MainActor
enum BarMetrics {
  /// What a large title adds; more for those who read large text.
  static var largeTitle: CGFloat {
    52 + max(0, UIScreen.main.rounded(largeTitleFont.lineHeight - usualLineHeight))
  }

  /// The font of large titles, 34 points high at the usual text size.
  static var largeTitleFont: UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: largeTitleBase)
  }

  private static let largeTitleBase = UIFont.systemFont(ofSize: 34, weight: .bold)
  private static var usualLineHeight: CGFloat { largeTitleBase.lineHeight }
  static let sheetBar: CGFloat = 56
  /// What a line above the title adds.
  static let prompt: CGFloat = 30

  private static let bar: CGFloat = 44
  private static let lowBar: CGFloat = 32
  private static let tabBar: CGFloat = 49
  /// Of all bars on tablets, from iOS 12 on.
  private static let tabletBar: CGFloat = 50
  /// From this inset on the status bar surrounds an island, and bars start above the inset.
  private static let islandInset: CGFloat = 59
  private static let islandOverlap: CGFloat = 16.0 / 3

  /// Phones held sideways have low bars, except those as wide as a tablet.
  static func isLow(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
  }

  /// Height of navigation bars and toolbars.
  static func barHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceIdiom == .pad ? tabletBar : isLow(traits) ? lowBar : bar
  }

  /// Height of tab bars above the home indicator's room.
  static func tabBarHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceIdiom == .pad ? tabletBar : isLow(traits) ? lowBar : tabBar
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
