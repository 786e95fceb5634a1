/// Where the columns of a split view controller stand.
struct SplitGeometry {
  var bounds: CGRect
  var mode: UISplitViewController.DisplayMode
  var isTriple: Bool
  /// Whether the primary column is on the right.
  var isMirrored: Bool
  var primaryWidth: CGFloat
  /// Between columns, points.
  var gutter: CGFloat

  /// The width of a primary column that nothing else is said of: 320 points, on the largest
  /// tablet lying on its side 375, and on phones two fifths of the width.
  static func standardWidth(in width: CGFloat, isBeside: Bool) -> CGFloat {
    guard isBeside else { return 320 }
    return width >= 1366 ? 375 : min(320, (width * 0.4).rounded(.up))
  }

  /// The columns that are seen besides the secondary one, from the outside in.
  var outerColumns: [UISplitViewController.Column] {
    switch mode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: [isTriple ? .supplementary : .primary]
    case .twoBesideSecondary: isTriple ? [.primary, .supplementary] : [.primary]
    }
  }

  /// The place of a column; `nil` for those that are not seen.
  func frame(of column: UISplitViewController.Column) -> CGRect? {
    var x: CGFloat = 0
    for outer in outerColumns {
      if outer == column { return box(x, primaryWidth) }
      x += primaryWidth + gutter
    }
    guard column == .secondary else { return nil }
    return mode == .oneOverSecondary ? bounds : box(x, max(0, bounds.width - x))
  }

  /// The lines between columns.
  var lines: [CGRect] {
    outerColumns.indices.map { box(CGFloat($0 + 1) * (primaryWidth + gutter) - gutter, gutter) }
  }

  private func box(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.maxX - x - width : bounds.minX + x, y: bounds.minY, width: width,
      height: bounds.height)
  }
}
