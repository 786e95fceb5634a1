/// A size: the width or height of a view or guide, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from origin: LayoutAttribute, to end: LayoutAttribute) {
    guard let item = end.item else {
      preconditionFailure("The view or guide of the anchor is gone")
    }
    self.init(
      reference: LayoutAttribute(
        item: item, attribute: end.attribute,
        origin: LayoutOrigin(item: origin.item, attribute: origin.attribute)))
  }

  /// A constraint: this size = `constant` points.
  open func constraint(
    equalToConstant constant: CGFloat, file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, toConstant: constant, at: SourceLine(file, line))
  }

  /// A constraint: this size ≥ `constant` points.
  open func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: constant, at: SourceLine(file, line))
  }

  /// A constraint: this size ≤ `constant` points.
  open func constraint(
    lessThanOrEqualToConstant constant: CGFloat, file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: constant, at: SourceLine(file, line))
  }

  /// A constraint: this size = `multiplier` × `anchor`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: multiplier, at: SourceLine(file, line))
  }

  /// A constraint: this size ≥ `multiplier` × `anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, at: SourceLine(file, line))
  }

  /// A constraint: this size ≤ `multiplier` × `anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, at: SourceLine(file, line))
  }

  /// A constraint: this size = `multiplier` × `anchor` + `constant` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(
      .equal, to: anchor, multiplier: multiplier, constant: constant, at: SourceLine(file, line))
  }

  /// A constraint: this size ≥ `multiplier` × `anchor` + `constant` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant,
      at: SourceLine(file, line))
  }

  /// A constraint: this size ≤ `multiplier` × `anchor` + `constant` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(
      .lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant,
      at: SourceLine(file, line))
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat, at source: SourceLine
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: reference, relation: relation, second: nil, multiplier: 0, constant: constant,
      source: source)
  }
}
