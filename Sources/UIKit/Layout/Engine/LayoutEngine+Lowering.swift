import Cassowary

extension LayoutEngine {
  /// A constraint as numbers: first − multiplier × second, compared with the constant. In
  /// right-to-left trees what is said of leading and trailing edges is mirrored in the nearest
  /// common ancestor.
  func lower(_ constraint: NSLayoutConstraint) -> LayoutEntry {
    guard let first = constraint.first, let holder = constraint.holder,
      let ancestor = constraint.nearestCommonAncestor, ancestor.isDescendant(of: holder)
    else {
      preconditionFailure(
        """
        The view hierarchy is not prepared for the constraint: \(constraint). When added to a \
        view, the constraint's items must be descendants of that view (or the view itself).
        """)
    }
    return LayoutEntry(
      origin: .constraint, constraint: constraint, engine: self,
      form: form(of: constraint, first: first, in: ancestor),
      relation: constraint.relation.inSolver, constant: constraint.constant,
      strength: Strength(priority: constraint.priority.rawValue))
  }

  private func form(
    of constraint: NSLayoutConstraint, first: LayoutAttribute, in ancestor: UIView
  ) -> LinearForm {
    let isDirectional =
      first.part.isDirectional || constraint.second?.part.isDirectional == true
      || first.origin?.attribute.part.isDirectional == true
      || constraint.second?.origin?.attribute.part.isDirectional == true
    let isMirrored =
      isDirectional && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var form = LinearForm()
    add(1, first, in: ancestor, isMirrored: isMirrored, to: &form)
    if let second = constraint.second {
      add(
        -Double(constraint.multiplier), second, in: ancestor, isMirrored: isMirrored, to: &form)
    }
    return form
  }

  /// Reads insets and baselines anew in the constraints that name an item.
  func updateOffsets(of constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let entry = entry(of: constraint), let first = constraint.first,
        let ancestor = constraint.nearestCommonAncestor
      else { continue }
      entry.offsetDidChange(to: form(of: constraint, first: first, in: ancestor).constant)
    }
  }

  // MARK: Attributes

  private func add(
    _ factor: Double, _ side: LayoutAttribute, in ancestor: UIView, isMirrored: Bool,
    to form: inout LinearForm
  ) {
    guard let item = side.item else { return }
    add(factor, side.attribute, of: item, in: ancestor, isMirrored: isMirrored, to: &form)
    if let origin = side.origin, let item = origin.item {
      add(-factor, origin.attribute, of: item, in: ancestor, isMirrored: isMirrored, to: &form)
    }
  }

  private func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem,
    in ancestor: UIView, isMirrored: Bool, to form: inout LinearForm
  ) {
    var part = attribute.part
    var item = item
    if part.isMargin, let view = item as? UIView { item = view.layoutMarginsGuide }
    if let view = item as? UIView {
      if part.position == .firstBaseline { item = view.forFirstBaselineLayout }
      if part.position == .lastBaseline { item = view.forLastBaselineLayout }
    }
    let isInside = item === ancestor
    if isInside, part.position != .length, part.position != .center,
      let content = ancestor.scrollLayoutGuides?.content
    {
      item = content
    }
    guard part.position != .length else {
      addLength(factor, of: item, axis: part.axis, to: &form)
      return
    }
    guard isMirrored, part.axis == .horizontal else {
      addLocation(factor, part, of: item, in: ancestor, isInside: isInside, to: &form)
      return
    }
    part = part.mirrored
    let space: any LayoutItem = ancestor.scrollLayoutGuides?.content ?? ancestor
    form.add(factor, variable(.width, of: space))
    addLocation(-factor, part, of: item, in: ancestor, isInside: isInside, to: &form)
  }

  /// The width or height of the alignment rectangle.
  private func addLength(
    _ factor: Double, of item: any LayoutItem, axis: NSLayoutConstraint.Axis,
    to form: inout LinearForm
  ) {
    form.add(factor, variable(.length(axis), of: item))
    let insets = alignment(of: item, along: axis)
    form.constant -= factor * (insets.start + insets.end)
  }

  private func addLocation(
    _ factor: Double, _ part: LayoutPart, of item: any LayoutItem, in ancestor: UIView,
    isInside: Bool, to form: inout LinearForm
  ) {
    let axis = part.axis
    if item !== ancestor { addOrigin(factor, of: item, axis: axis, in: ancestor, to: &form) }
    let insets = alignment(of: item, along: axis)
    switch part.position {
    case .start:
      form.constant += factor * insets.start
    case .center:
      form.add(factor / 2, variable(.length(axis), of: item))
      form.constant += factor * (insets.start - insets.end) / 2
    case .end:
      form.add(factor, variable(.length(axis), of: item))
      form.constant -= factor * insets.end
    case .firstBaseline:
      if let distance = baselines(of: item).firstFromTop {
        form.constant += factor * distance
      } else {
        form.add(factor, variable(.height, of: item))
        form.constant -= factor * insets.end
      }
    case .lastBaseline:
      form.add(factor, variable(.height, of: item))
      form.constant -= factor * (baselines(of: item).lastFromBottom ?? insets.end)
    case .length:
      break
    }
  }

  /// Where an item's frame starts in the space of `ancestor`.
  private func addOrigin(
    _ factor: Double, of item: any LayoutItem, axis: NSLayoutConstraint.Axis, in ancestor: UIView,
    to form: inout LinearForm
  ) {
    form.add(factor, variable(.start(axis), of: item))
    var space = item.layoutSpace
    while let view = space, view !== ancestor {
      form.add(factor, variable(.start(axis), of: view))
      if let frameGuide = view.scrollLayoutGuides?.frame {
        form.add(-factor, variable(.start(axis), of: frameGuide))
      }
      space = view.superview
    }
  }

  private func alignment(
    of item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> (start: Double, end: Double) {
    guard item is UIView else { return (0, 0) }
    let insets = state(of: item).alignmentInsets
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  private func baselines(of item: any LayoutItem) -> BaselineOffsets {
    guard let view = item as? UIView else { return BaselineOffsets() }
    let state = state(of: view)
    if let baselines = state.baselines { return baselines }
    let baselines = view.baselineOffsets
    state.baselines = baselines
    return baselines
  }

  func updateBaselines(of state: LayoutItemState) {
    guard let view = state.view else { return }
    let baselines = view.baselineOffsets
    guard let known = state.baselines, baselines != known else { return }
    state.baselines = baselines
    var constraints = view.layoutRecord.references
    var ancestor = view.superview
    while let current = ancestor {
      constraints += current.layoutRecord.references.filter {
        $0.firstAttribute.isBaseline || $0.secondAttribute.isBaseline
      }
      if current === root { break }
      ancestor = current.superview
    }
    for constraint in constraints { constraint.updateSystemSpacing() }
    if (baselines.firstFromTop == nil) == (known.firstFromTop == nil) {
      updateOffsets(of: constraints)
    } else {
      relower(constraints)
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var inSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
