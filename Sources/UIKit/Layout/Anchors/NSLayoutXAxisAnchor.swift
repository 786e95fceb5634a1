/// A place along x: an edge or the centre of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to `other`, positive when `other` is further on.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: reference, to: other.reference)
  }

  /// A constraint: this anchor is `multiplier` × the system's spacing (8 points) after `anchor`
  /// (FACTS 6.5).
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(
      .equal, to: anchor, constant: SystemSpacing.betweenEdges(multiplier),
      at: SourceLine(file, line))
  }

  /// A constraint: this anchor is at least `multiplier` × the system's spacing after `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, to: anchor, constant: SystemSpacing.betweenEdges(multiplier),
      at: SourceLine(file, line))
  }

  /// A constraint: this anchor is at most `multiplier` × the system's spacing after `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, to: anchor, constant: SystemSpacing.betweenEdges(multiplier),
      at: SourceLine(file, line))
  }
}
