/// A place along y: an edge, the centre or a baseline of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to `other`, positive when `other` is further down.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: reference, to: other.reference)
  }

  /// A constraint: this anchor is `multiplier` × the system's spacing below `anchor`: 8 points
  /// between edges, between baselines the distance of lines, which follows the fonts until the
  /// constraint is given a constant (FACTS 6.5).
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, below: anchor, multiplier: multiplier, at: SourceLine(file, line))
  }

  /// A constraint: this anchor is at least `multiplier` × the system's spacing below `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    systemSpacing(
      .greaterThanOrEqual, below: anchor, multiplier: multiplier, at: SourceLine(file, line))
  }

  /// A constraint: this anchor is at most `multiplier` × the system's spacing below `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    systemSpacing(
      .lessThanOrEqual, below: anchor, multiplier: multiplier, at: SourceLine(file, line))
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat, at source: SourceLine
  ) -> NSLayoutConstraint {
    let constraint = constraint(
      relation, to: anchor,
      constant: SystemSpacing.between(
        lower: reference, upper: anchor.reference, multiplier: multiplier), at: source)
    if SystemSpacing.isBetweenBaselines(reference, anchor.reference) {
      constraint.systemSpacing = multiplier
    }
    return constraint
  }
}
