import UIKit

/// The parts of a constraint, for checking them before UIKit would stop the program.
@MainActor
struct ConstraintRule {
  typealias Side = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  let first: Side
  let second: Side?
  let multiplier: CGFloat?
  let constant: CGFloat?

  /// What is wrong, to follow after "the constraint".
  var fault: String? {
    guard let multiplier, constant != nil else { return "has a number that cannot be read" }
    guard let view = Self.view(of: first.item) else { return "is about no view or guide" }
    if first.item is UILayoutGuide, first.attribute.isMargin { return "names a guide's margin" }
    guard let second else {
      return first.attribute.isLength ? nil : "sets a place equal to a number"
    }
    guard let other = Self.view(of: second.item) else { return "is about no view or guide" }
    if second.item is UILayoutGuide, second.attribute.isMargin { return "names a guide's margin" }
    guard Self.root(of: view) === Self.root(of: other) else {
      return "is between views that have nothing to do with each other"
    }
    if first.attribute.isLength != second.attribute.isLength {
      return "compares a size with a place"
    }
    if !first.attribute.isLength, first.attribute.isVertical != second.attribute.isVertical {
      return "compares a horizontal with a vertical place"
    }
    if first.attribute.isDirectional && second.attribute.isFixedSide
      || first.attribute.isFixedSide && second.attribute.isDirectional
    {
      return "compares a leading or trailing edge with a left or right one"
    }
    return multiplier == 0 && !first.attribute.isLength ? "multiplies a place by nothing" : nil
  }

  private static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private static func root(of view: UIView) -> UIView {
    var root = view
    while let superview = root.superview { root = superview }
    return root
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isLength: Bool { self == .width || self == .height }

  fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      true
    default: false
    }
  }

  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  fileprivate var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
