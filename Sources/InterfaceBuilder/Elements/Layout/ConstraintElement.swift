import UIKit

/// Makes constraints, after a look whether Auto Layout can take them.
@MainActor
enum ConstraintElement {
  static func make(
    _ element: MarkupElement, owner: UIView, builder: SceneBuilder
  ) -> NSLayoutConstraint? {
    // Placeholders are there on the canvas only.
    if element.flag("placeholder") == true, !builder.loader.purpose.isOnCanvas { return nil }
    func item(_ attribute: String) -> AnyObject?? {
      guard let id = element[attribute] else { return .some(nil) }
      // What a variation leaves out takes its constraints along.
      guard let object = builder.object(id) else {
        builder.loader.warnOfMissing(id, at: element)
        return nil
      }
      return .some(object)
    }
    guard let first = item("firstItem"), let second = item("secondItem") else { return nil }
    guard let attribute = self.attribute(element["firstAttribute"]) else {
      return reject(element, builder, "has no attribute")
    }
    let other = element["secondAttribute"].flatMap(self.attribute)
    let rule = ConstraintRule(
      first: (first ?? owner, attribute),
      second: other.map { (second ?? owner, $0) },
      multiplier: element["multiplier"].map(MarkupNumber.parseRatio) ?? 1,
      constant: element["constant"].map(MarkupNumber.parse) ?? 0)
    if let fault = rule.fault { return reject(element, builder, fault) }
    let constraint = constraint(element, rule)
    constraint.source = SourceLine(
      builder.document.file, builder.document.source.start(of: element).line)
    return constraint
  }

  private static func constraint(
    _ element: MarkupElement, _ rule: ConstraintRule
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: rule.first.item, attribute: rule.first.attribute,
      relatedBy: element.choice("relation", relations) ?? .equal, toItem: rule.second?.item,
      attribute: rule.second?.attribute ?? .notAnAttribute, multiplier: rule.multiplier ?? 1,
      constant: rule.constant ?? 0)
    if let priority = element.priority("priority") { constraint.priority = priority }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private static func reject(
    _ element: MarkupElement, _ builder: SceneBuilder, _ fault: String
  ) -> NSLayoutConstraint? {
    builder.loader.warn("constraint \(fault)", at: element, "the constraint \(fault)")
    return nil
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    attributes[name ?? ""]
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
