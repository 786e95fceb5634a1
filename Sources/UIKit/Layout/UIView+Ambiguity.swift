extension UIView {
  /// Whether the constraints leave the view's place or size open.
  public var hasAmbiguousLayout: Bool { isPlaceAmbiguous }

  /// Moves a view whose layout is ambiguous to another place or size that its constraints allow,
  /// and back when called again; to be seen after the next layout. Without ambiguity nothing
  /// happens. Only for finding faults.
  public func exerciseAmbiguityInLayout() {
    updateConstraintsAndSolve()
    guard let state = layoutRecord.state, let engine = state.engine else { return }
    engine.exerciseAmbiguity(of: state)
    superview?.setNeedsLayout()
  }

  /// The active constraints from which the view's place and size along `axis` follow.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffectingPlace(along: axis)
  }
}

extension UILayoutGuide {
  /// Whether the constraints leave the guide's place or size open.
  public var hasAmbiguousLayout: Bool { isPlaceAmbiguous }

  /// The active constraints from which the guide's place and size along `axis` follow.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffectingPlace(along: axis)
  }
}

extension NSLayoutAnchor {
  /// Whether the constraints leave the place of the anchor's item open.
  public var hasAmbiguousLayout: Bool { reference.item?.isPlaceAmbiguous ?? false }

  /// The active constraints from which the place of the anchor's item follows.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    reference.item?.constraintsAffectingPlace(along: reference.part.axis) ?? []
  }
}

extension LayoutItem {
  fileprivate var isPlaceAmbiguous: Bool {
    layoutView?.updateConstraintsAndSolve()
    guard let state = itemRecord.state, let engine = state.engine else { return false }
    return state.variables.contains { variable in
      variable.map { !engine.solver.isUniquelyDetermined($0) } ?? false
    }
  }

  /// Follows constraints from item to item, up to those that something else than constraints
  /// places.
  fileprivate func constraintsAffectingPlace(
    along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var open: [any LayoutItem] = [self]
    while let item = open.popLast() {
      for constraint in item.itemRecord.references
      where constraint.concerns(axis) && !found.contains(where: { $0 === constraint }) {
        found.append(constraint)
        constraint.forEachItem { next in
          if next.fixedPlace == nil, seen.insert(ObjectIdentifier(next)).inserted {
            open.append(next)
          }
        }
      }
    }
    return found
  }
}

extension NSLayoutConstraint {
  fileprivate func concerns(_ axis: Axis) -> Bool {
    first?.part.axis == axis || second?.part.axis == axis
  }
}
