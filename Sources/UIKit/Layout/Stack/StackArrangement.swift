/// Makes the constraints of a stack view, under the names that UIKit's have in logs.
@MainActor
struct StackArrangement {
  /// The attributes of one direction.
  private struct Line {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      if axis == .horizontal {
        (start, end, length, center) = (.leading, .trailing, .width, .centerX)
      } else {
        (start, end, length, center) = (.top, .bottom, .height, .centerY)
      }
    }
  }

  /// Priorities of what decides where the app's constraints do not.
  private enum Weak {
    /// Of two views that hug equally the first grows.
    static func order(_ index: Int, of count: Int) -> UILayoutPriority {
      UILayoutPriority(Float(index + 1) / Float(count + 1))
    }
    /// Hidden views keep a length that the app requires, as interface files show.
    static let hiding = UILayoutPriority(999)
    /// A stack is no larger than its views.
    static let fit = UILayoutPriority(2)
    /// Gaps are no larger than they must be.
    static let gap = UILayoutPriority(3)
  }

  private let stack: UIStackView
  private let visible: [UIView]
  private let canvas: any LayoutItem
  private let along: Line
  private let across: Line

  init(stack: UIStackView) {
    self.stack = stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    along = Line(stack.axis)
    across = Line(stack.axis == .horizontal ? .vertical : .horizontal)
  }

  func constraints() -> [NSLayoutConstraint] {
    hiding() + ends() + gaps() + lengths() + alignments()
  }

  // MARK: Along the axis

  private func ends() -> [NSLayoutConstraint] {
    guard let first = visible.first, let last = visible.last else {
      return [make("UISV-canvas-fit", canvas, along.length, constant: 0, priority: Weak.fit)]
    }
    return [
      make("UISV-canvas-connection", first, along.start, canvas, along.start),
      make("UISV-canvas-connection", canvas, along.end, last, along.end),
    ]
  }

  /// Hidden views stand behind their visible predecessor and have no length.
  private func hiding() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      result.append(
        make("UISV-hiding", view, along.length, constant: 0, priority: Weak.hiding))
      if let previous {
        result.append(make("UISV-spacing", view, along.start, previous, along.end))
      } else {
        result.append(make("UISV-canvas-connection", view, along.start, canvas, along.start))
      }
    }
    return result
  }

  private func gaps() -> [NSLayoutConstraint] {
    let isExact =
      stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    let usesBaselines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    let (near, far) =
      usesBaselines
      ? (NSLayoutConstraint.Attribute.firstBaseline, NSLayoutConstraint.Attribute.lastBaseline)
      : (along.start, along.end)
    var result: [NSLayoutConstraint] = []
    for (view, next) in zip(visible, visible.dropFirst()) {
      let isSystem = usesBaselines && stack.usesSystemSpacing(after: view)
      let gap =
        isSystem
        ? SystemSpacing.between(
          lower: LayoutAttribute(item: next, attribute: near),
          upper: LayoutAttribute(item: view, attribute: far), multiplier: 1)
        : stack.gap(after: view)
      var made = [
        make(
          "UISV-spacing", next, near, view, far,
          relation: isExact ? .equal : .greaterThanOrEqual, constant: gap)
      ]
      if !isExact {
        made.append(
          make(
            "UISV-distributing-fit", next, near, view, far, constant: gap, priority: Weak.gap))
      }
      if isSystem {
        for constraint in made { constraint.systemSpacing = 1 }
      }
      result += made
    }
    return result
  }

  private func lengths() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: order()
    case .fillEqually: equalLengths()
    case .fillProportionally: proportions()
    case .equalSpacing: equalGaps() + order()
    case .equalCentering: equalCentreDistances() + order()
    }
  }

  private func order() -> [NSLayoutConstraint] {
    guard visible.count > 1 else { return [] }
    return visible.enumerated().map { index, view in
      make(
        "UISV-ambiguity-suppression", view, along.length, constant: 0,
        priority: Weak.order(index, of: visible.count))
    }
  }

  private func equalLengths() -> [NSLayoutConstraint] {
    guard let first = visible.first else { return [] }
    return visible.dropFirst().map {
      make("UISV-fill-equally", $0, along.length, first, along.length)
    }
  }

  /// Shares of the stack's length as the content has of that of all contents and gaps. The last
  /// view, whose share is held least firmly, takes what the gaps leave.
  private func proportions() -> [NSLayoutConstraint] {
    let lengths = visible.map(contentLength)
    let gaps = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let total = lengths.reduce(gaps) { $0 + max($1, 0) }
    return visible.enumerated().map { index, view in
      guard lengths[index] > 0, total > 0 else {
        return make("UISV-fill-proportionally", view, along.length, constant: 0)
      }
      return make(
        "UISV-fill-proportionally", view, along.length, canvas, along.length,
        multiplier: lengths[index] / total,
        priority: UILayoutPriority(Float(max(999 - index, 1))))
    }
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let size =
      view is UIStackView
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      : view.contentSizeForLayout
    return stack.axis == .horizontal ? size.width : size.height
  }

  private func equalGaps() -> [NSLayoutConstraint] {
    equalDistances(from: along.end, to: along.start) { _ in UILayoutPriority(999) }
  }

  private func equalCentreDistances() -> [NSLayoutConstraint] {
    equalDistances(from: along.center, to: along.center) {
      UILayoutPriority(Float(max(149 - $0, 10)))
    }
  }

  /// Makes every distance between neighbours the same as the first.
  private func equalDistances(
    from near: NSLayoutConstraint.Attribute, to far: NSLayoutConstraint.Attribute,
    priority: (Int) -> UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let distances = zip(visible, visible.dropFirst()).map { view, next in
      LayoutAttribute(
        item: next, attribute: far, origin: LayoutOrigin(item: view, attribute: near))
    }
    guard let first = distances.first else { return [] }
    return distances.dropFirst().enumerated().map { index, distance in
      let constraint = NSLayoutConstraint(
        first: distance, relation: .equal, second: first, multiplier: 1, constant: 0)
      return named("UISV-distributing-edge", constraint, priority: priority(index))
    }
  }

  // MARK: Across the axis

  private func alignments() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for view in stack.arrangedSubviews {
      switch alignment {
      case .fill:
        result.append(make("UISV-alignment", view, across.start, canvas, across.start))
        result.append(make("UISV-alignment", view, across.end, canvas, across.end))
      case .leading:
        result.append(make("UISV-alignment", view, across.start, canvas, across.start))
        result += inside(view)
      case .trailing:
        result.append(make("UISV-alignment", view, across.end, canvas, across.end))
        result += inside(view)
      case .center:
        result.append(make("UISV-alignment", view, across.center, canvas, across.center))
        result += inside(view)
      case .firstBaseline:
        result += baseline(.firstBaseline, of: view, edge: across.start)
      case .lastBaseline:
        result += baseline(.lastBaseline, of: view, edge: across.end)
      }
    }
    if alignment != .fill {
      result.append(make("UISV-canvas-fit", canvas, across.length, constant: 0, priority: Weak.fit))
    }
    return result
  }

  /// Baselines are for horizontal stacks; vertical ones align at the near edge instead.
  private var alignment: UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: return .leading
    default: return stack.alignment
    }
  }

  private func inside(_ view: UIView) -> [NSLayoutConstraint] {
    [
      make(
        "UISV-spanning-boundary", view, across.start, canvas, across.start,
        relation: .greaterThanOrEqual),
      make(
        "UISV-spanning-boundary", view, across.end, canvas, across.end,
        relation: .lessThanOrEqual),
    ]
  }

  /// A hidden view has a place, but the others do not look at it.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView,
    edge: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    guard !view.isHidden, let first = visible.first else {
      return [make("UISV-alignment", view, across.start, canvas, across.start)]
    }
    let near = make("UISV-canvas-connection", view, edge, canvas, edge, priority: Weak.gap)
    if view === first { return inside(view) + [near] }
    return inside(view) + [make("UISV-alignment", view, attribute, first, attribute), near]
  }

  // MARK: Making

  private func make(
    _ name: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ other: any LayoutItem, _ otherAttribute: NSLayoutConstraint.Attribute,
    relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    named(
      name,
      NSLayoutConstraint(
        first: LayoutAttribute(item: item, attribute: attribute), relation: relation,
        second: LayoutAttribute(item: other, attribute: otherAttribute), multiplier: multiplier,
        constant: constant),
      priority: priority)
  }

  private func make(
    _ name: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    constant: CGFloat, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    named(
      name,
      NSLayoutConstraint(
        first: LayoutAttribute(item: item, attribute: attribute), relation: .equal, second: nil,
        multiplier: 0, constant: constant),
      priority: priority)
  }

  private func named(
    _ name: String, _ constraint: NSLayoutConstraint, priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    constraint.identifier = name
    constraint.isSystem = true
    constraint.priority = priority
    return constraint
  }
}
