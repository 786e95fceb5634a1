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
    guard lower.attribute.isBaseline, upper.attribute.isBaseline,
      let lowerFont = (lower.item as? UIView)?.forFirstBaselineLayout.baselineFont,
      let upperFont = (upper.item as? UIView)?.forLastBaselineLayout.baselineFont
    else { return betweenEdges(multiplier) }
    let distance = lowerFont.lineHeight + lowerFont.descender - upperFont.descender
    let scale = UIScreen.main.scale
    return max(0, (distance * scale - 1e-6).rounded(.up) / scale * multiplier)
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
