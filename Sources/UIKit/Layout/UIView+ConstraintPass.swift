extension UIView {
  /// Asks for `updateConstraints()` in the next constraint pass.
  public func setNeedsUpdateConstraints() {
    layoutRecord.needsUpdateConstraints = true
    noteConstraintUpdateInAncestors()
    LayerChanges.note()
  }

  /// Whether `updateConstraints()` will be called in the next constraint pass.
  public func needsUpdateConstraints() -> Bool { layoutRecord.needsUpdateConstraints }

  /// Brings the constraints of the view and all inside it up to date now.
  public func updateConstraintsIfNeeded() {
    updateConstraintsOfSubtree()
  }

  /// What the constraints give the view as its frame, in points of the superview: not on pixels,
  /// and with sizes below zero where that is asked for, which frames cannot have. `nil` for a view
  /// that constraints do not place.
  package var solvedFrame: CGRect? {
    guard let state = layoutRecord.state, state.isDriven else { return nil }
    return state.rect
  }

  /// The alignment rectangle of a view whose frame is `frame`.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of a view whose alignment rectangle is `alignmentRect`.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
