/// The distances that the system leaves between views (FACTS 6.5).
@MainActor
enum SystemSpacing {
  /// Between siblings, in points.
  static let standard: CGFloat = 8

  static func betweenEdges(_ multiplier: CGFloat) -> CGFloat {
    max(0, standard * multiplier)
  }

  /// Between the baselines of two texts: line height of the lower + its descender − descender
  /// of the upper, up to the next pixel. Between anything else as between edges.
  static func between(
    lower: LayoutAttribute, upper: LayoutAttribute, multiplier: CGFloat
  ) -> CGFloat {
    guard isBetweenBaselines(lower, upper),
      let lowerFont = (lower.item as? UIView)?.baselineFont(lower.attribute),
      let upperFont = (upper.item as? UIView)?.baselineFont(upper.attribute)
    else { return betweenEdges(multiplier) }
    let distance = lowerFont.lineHeight + lowerFont.descender - upperFont.descender
    let scale = UIScreen.main.scale
    return max(0, LayoutPixels.roundUp(distance, scale: scale) * multiplier)
  }

  /// Whether fonts decide the distance, so that it changes with them.
  static func isBetweenBaselines(_ lower: LayoutAttribute, _ upper: LayoutAttribute) -> Bool {
    lower.attribute.isBaseline && upper.attribute.isBaseline
  }
}

extension UIView {
  fileprivate func baselineFont(_ attribute: NSLayoutConstraint.Attribute) -> UIFont? {
    attribute == .firstBaseline
      ? forFirstBaselineLayout.firstBaselineFont : forLastBaselineLayout.lastBaselineFont
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
