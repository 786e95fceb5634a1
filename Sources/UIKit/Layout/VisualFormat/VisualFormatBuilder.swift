/// Makes constraints of a visual format string that was read.
@MainActor
struct VisualFormatBuilder {
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The constraints that `text` stands for.
  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormatParser.parse(text)
    try checkAlignment(of: format)
    var items: [any LayoutItem] = []
    for element in format.elements {
      items.append(try item(element.name, at: element.position))
    }
    var result: [NSLayoutConstraint] = []
    if let leading = format.leading, let first = items.first {
      result += try edge(leading, of: first, format: format, isLeading: true)
    }
    for (index, element) in format.elements.enumerated() {
      for predicate in element.predicates {
        result.append(try size(predicate, of: items[index], axis: format.axis))
      }
      guard index + 1 < items.count else { continue }
      result += try gap(
        format.connections[index], from: items[index], to: items[index + 1], axis: format.axis)
    }
    if let trailing = format.trailing, let last = items.last {
      result += try edge(trailing, of: last, format: format, isLeading: false)
    }
    for attribute in alignments {
      for (one, other) in zip(items, items.dropFirst()) {
        result.append(
          constraint(other, attribute, .equal, one, attribute, constant: 0, priority: .required))
      }
    }
    return result
  }

  // MARK: Parts

  private func size(
    _ predicate: VisualFormat.Predicate, of item: any LayoutItem, axis: NSLayoutConstraint.Axis
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let priority = try priority(of: predicate)
    if case .name(let name) = predicate.object, metrics[name] == nil {
      return constraint(
        item, attribute, predicate.relation, try self.item(name, at: predicate.position),
        attribute, constant: 0, priority: priority)
    }
    return constraint(
      item, attribute, predicate.relation, nil, .notAnAttribute,
      constant: try number(predicate.object, at: predicate.position), priority: priority)
  }

  private func gap(
    _ connection: VisualFormat.Connection, from one: any LayoutItem, to other: any LayoutItem,
    axis: NSLayoutConstraint.Axis
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let usesBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let near = usesBaselines ? NSLayoutConstraint.Attribute.firstBaseline : start(of: axis)
    let far = usesBaselines ? NSLayoutConstraint.Attribute.lastBaseline : end(of: axis)
    var standard = SystemSpacing.standard
    if usesBaselines {
      standard = SystemSpacing.between(
        lower: LayoutAttribute(item: other, attribute: near),
        upper: LayoutAttribute(item: one, attribute: far), multiplier: 1)
    }
    return try distances(connection, standard: standard).map { distance in
      let made = pair(later: (other, near), earlier: (one, far), distance, axis: axis)
      if usesBaselines, connection == .standard { made.systemSpacing = 1 }
      return made
    }
  }

  /// Between the superview's edge and the first or last view. The system's distance there is
  /// the superview's margin.
  private func edge(
    _ connection: VisualFormat.Connection, of item: any LayoutItem, format: VisualFormat,
    isLeading: Bool
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard let superview = item.layoutSpace else {
      throw VisualFormatError(
        format: text, position: isLeading ? 0 : max(0, text.count - 1),
        expectation:
          "Unable to interpret the '|' character, because the related view doesn't have a superview"
      )
    }
    let attribute = isLeading ? start(of: format.axis) : end(of: format.axis)
    let outer = connection == .standard ? attribute.atMargin : attribute
    return try distances(connection, standard: 0).map { distance in
      isLeading
        ? pair(
          later: (item, attribute), earlier: (superview, outer), distance, axis: format.axis)
        : pair(
          later: (superview, outer), earlier: (item, attribute), distance, axis: format.axis)
    }
  }

  private struct Distance {
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var priority: UILayoutPriority
  }

  private func distances(
    _ connection: VisualFormat.Connection, standard: CGFloat
  ) throws(VisualFormatError) -> [Distance] {
    switch connection {
    case .flush:
      return [Distance(relation: .equal, constant: 0, priority: .required)]
    case .standard:
      return [Distance(relation: .equal, constant: standard, priority: .required)]
    case .predicates(let predicates):
      var distances: [Distance] = []
      for predicate in predicates {
        distances.append(
          Distance(
            relation: predicate.relation,
            constant: try number(predicate.object, at: predicate.position),
            priority: try priority(of: predicate)))
      }
      return distances
    }
  }

  /// Later edge = earlier edge + distance; the other way round where the string runs from right
  /// to left.
  private func pair(
    later: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute),
    earlier: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute),
    _ distance: Distance, axis: NSLayoutConstraint.Axis
  ) -> NSLayoutConstraint {
    let isReversed = axis == .horizontal && direction == .directionRightToLeft
    let (first, second) = isReversed ? (earlier, later) : (later, earlier)
    return constraint(
      first.item, first.attribute, distance.relation, second.item, second.attribute,
      constant: distance.constant, priority: distance.priority)
  }

  private func constraint(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
    _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat, priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: LayoutAttribute(item: item, attribute: attribute), relation: relation,
      second: other.map { LayoutAttribute(item: $0, attribute: otherAttribute) }, multiplier: 1,
      constant: constant)
    constraint.priority = priority
    return constraint
  }

  // MARK: Names

  private func item(
    _ name: String, at position: Int
  ) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw VisualFormatError(
        format: text, position: position,
        expectation: "\(name) is not a key in the views dictionary")
    }
    return item
  }

  private func number(
    _ object: VisualFormat.Object, at position: Int
  ) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number):
      return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default:
        throw VisualFormatError(
          format: text, position: position,
          expectation: "\(name) is not a key in the metrics dictionary")
      }
    }
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let object = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(object, at: predicate.position)))
  }

  // MARK: Options

  private var direction: NSLayoutConstraint.FormatOptions {
    options.intersection(.directionMask)
  }

  private func start(of axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
    guard axis == .horizontal else { return .top }
    switch direction {
    case .directionLeftToRight: return .left
    case .directionRightToLeft: return .right
    default: return .leading
    }
  }

  private func end(of axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
    guard axis == .horizontal else { return .bottom }
    switch direction {
    case .directionLeftToRight: return .right
    case .directionRightToLeft: return .left
    default: return .trailing
    }
  }

  /// The bits of alignment are powers of two of the attributes.
  private var alignments: [NSLayoutConstraint.Attribute] {
    (0..<16).compactMap { bit in
      options.rawValue & (1 << UInt(bit)) == 0 ? nil : .init(rawValue: bit)
    }
  }

  private func checkAlignment(of format: VisualFormat) throws(VisualFormatError) {
    for attribute in alignments where attribute.part.axis == format.axis {
      let name = format.axis == .horizontal ? "horizontal" : "vertical"
      throw VisualFormatError(
        format: text, position: 0,
        expectation: """
          Options mask required views to be aligned on a \(name) edge, which is not allowed for \
          layout that is also \(name).
          """)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at an edge.
  fileprivate var atMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
