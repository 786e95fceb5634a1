extension NSLayoutConstraint {
  /// What the constraint says, as in UIKit's logs (FACTS 6.3).
  var summary: String {
    let (body, container) = statement
    var state = holder == nil ? "inactive" : "active"
    if let container { state += ", names: '|':\(LayoutNotation.name(of: container)) " }
    let title = identifier.map { " '\($0)'" } ?? ""
    return """
      <\(type(of: self)):\(LayoutNotation.address(of: self))\(title) \(body)   (\(state))>
      """
  }

  /// What it says, and which view `|` stands for in it.
  private var statement: (body: String, container: UIView?) {
    guard let first, let item = first.item else { return ("", nil) }
    if let distance = distance(from: first, item) { return distance }
    var right = second.flatMap { side in side.item.map { term(side, $0) } } ?? ""
    if second != nil, multiplier != 1 {
      right = LayoutNotation.number(multiplier) + "*" + right
    }
    if right.isEmpty {
      right = LayoutNotation.number(constant)
    } else if constant != 0 {
      right += (constant < 0 ? " - " : " + ") + LayoutNotation.number(abs(constant))
    }
    return ("\(term(first, item)) \(relation.sign) \(right)\(strengthMark)", nil)
  }

  /// The constraint as a distance between two edges, where it is one.
  private func distance(
    from first: LayoutAttribute, _ item: any LayoutItem
  ) -> (body: String, container: UIView?)? {
    guard let second, let other = second.item, multiplier == 1, first.origin == nil,
      second.origin == nil
    else { return nil }
    let (one, two) = (first.part, second.part)
    guard one.axis == two.axis, !one.isMargin, !two.isMargin else { return nil }
    let letter = one.axis == .horizontal ? "H" : "V"
    let direction = one.isDirectional || two.isDirectional ? directionMark : ""
    let (before, after) = (reach(constant, relation), reach(-constant, relation.reversed))
    let name = LayoutNotation.name(of: item)
    let otherName = LayoutNotation.name(of: other)
    switch (one.position, two.position) {
    case (.start, .end):
      return ("\(letter):[\(otherName)]-(\(before))-[\(name)]\(direction)", nil)
    case (.end, .start):
      return ("\(letter):[\(name)]-(\(after))-[\(otherName)]\(direction)", nil)
    case (.start, .start) where item.layoutSpace === other:
      return ("\(letter):|-(\(before))-[\(name)]\(direction)", other as? UIView)
    case (.end, .end) where item.layoutSpace === other:
      return ("\(letter):[\(name)]-(\(after))-|\(direction)", other as? UIView)
    case (.start, .start) where other.layoutSpace === item:
      return ("\(letter):|-(\(after))-[\(otherName)]\(direction)", item as? UIView)
    case (.end, .end) where other.layoutSpace === item:
      return ("\(letter):[\(otherName)]-(\(before))-|\(direction)", item as? UIView)
    default:
      return nil
    }
  }

  private func reach(_ constant: CGFloat, _ relation: Relation) -> String {
    let sign = relation == .equal ? "" : relation.sign
    return sign + LayoutNotation.number(constant == 0 ? 0 : constant) + strengthMark
  }

  private var strengthMark: String {
    priority == .required ? "" : "@\(LayoutNotation.number(Double(priority.rawValue)))"
  }

  private var directionMark: String {
    let direction = nearestCommonAncestor?.effectiveUserInterfaceLayoutDirection
    return direction == .rightToLeft ? "(RTL)" : "(LTR)"
  }

  private func term(_ side: LayoutAttribute, _ item: any LayoutItem) -> String {
    let term = "\(LayoutNotation.name(of: item)).\(side.attribute)"
    guard let origin = side.origin, let start = origin.item else { return term }
    return "(\(term) - \(LayoutNotation.name(of: start)).\(origin.attribute))"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  fileprivate var reversed: NSLayoutConstraint.Relation {
    NSLayoutConstraint.Relation(rawValue: -rawValue) ?? self
  }
}
