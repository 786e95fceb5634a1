/// A linear relation: first attribute (=, ≤ or ≥) multiplier × second attribute + constant, in
/// points. It acts while it is active, which takes a common ancestor of its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: LayoutAttribute?
  let second: LayoutAttribute?

  /// How both sides compare.
  public let relation: Relation

  /// The factor of the second attribute.
  public let multiplier: CGFloat

  /// The summand of the right side, in points. A change moves the solution and rebuilds nothing.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      precondition(constant.isFinite, "Constant is not finite! That's illegal. \(self)")
      systemSpacing = nil
      constantDidChange()
    }
  }

  /// How firmly the constraint is held. While it is active it may not change from or to
  /// required.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      priority.check(for: self)
      precondition(
        holder == nil || (priority != .required && oldValue != .required),
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is \
        not supported. You passed priority \(priority.rawValue) and the existing priority was \
        \(oldValue.rawValue).\(madeAt)
        """)
      entry?.strengthDidChange(to: priority)
    }
  }

  /// A name for logs and for finding the constraint.
  open var identifier: String?

  /// The view in whose `constraints` it is: the one that holds it while it is active.
  weak var holder: UIView?

  /// Its place in the solver of its tree.
  var entry: LayoutEntry?

  /// Counts activations: of two constraints the newer has the greater number.
  var serial = 0

  /// By what the system's distance between two baselines is multiplied, while that is the
  /// constant.
  var systemSpacing: CGFloat?

  /// Where it was made, where that is known.
  package var source: SourceLine?

  /// Whether UIKit itself made the constraint; such ones are not broken in favour of others.
  var isSystem = false

  init(
    first: LayoutAttribute?, relation: Relation, second: LayoutAttribute?, multiplier: CGFloat,
    constant: CGFloat, source: SourceLine? = nil
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.source = source
    super.init()
    checkAttributes()
  }

  /// A constraint without items, which cannot be activated; subclasses build on it.
  public override convenience init() {
    self.init(first: nil, relation: .equal, second: nil, multiplier: 1, constant: 0)
  }

  /// A constraint between attributes of two views or guides, or that sets an attribute to
  /// `constant` where `item2` is `nil` and `attribute2` is `notAnAttribute`. Logs name `file` and
  /// `line`.
  public convenience init(
    item item1: Any, attribute attribute1: Attribute, relatedBy relation: Relation,
    toItem item2: Any?, attribute attribute2: Attribute, multiplier: CGFloat,
    constant: CGFloat, file: String = #fileID, line: Int = #line
  ) {
    let second = item2.map { LayoutAttribute(item: Self.layoutItem($0), attribute: attribute2) }
    precondition(
      second != nil || attribute2 == .notAnAttribute || multiplier == 0,
      "A constraint with a second attribute needs an item for it")
    self.init(
      first: LayoutAttribute(item: Self.layoutItem(item1), attribute: attribute1),
      relation: relation,
      second: attribute2 == .notAnAttribute ? nil : second,
      multiplier: multiplier, constant: constant, source: SourceLine(file, line))
  }

  private static func layoutItem(_ item: Any) -> any LayoutItem {
    guard let item = item as? any LayoutItem else {
      preconditionFailure(
        "Constraint items must each be an instance of UIView or UILayoutGuide, not \(item)")
    }
    return item
  }

  // MARK: Parts

  /// The view or guide of the left side.
  open var firstItem: AnyObject? { first?.item }

  /// The attribute of the left side.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }

  /// The view or guide of the right side.
  open var secondItem: AnyObject? { second?.item }

  /// The attribute of the right side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject>? { first.map(NSLayoutAnchor.init(reference:)) }

  /// The right side as an anchor.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map(NSLayoutAnchor.init(reference:)) }

  /// The constraint as in UIKit's logs: class and address, what it says, whether it is active.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { summary }
  }

  private func checkAttributes() {
    precondition(
      constant.isFinite && multiplier.isFinite, "Constant is not finite! That's illegal.")
    guard let first else { return }
    precondition(
      first.attribute != .notAnAttribute, "The first attribute of a constraint cannot be none")
    guard let second else {
      precondition(
        first.part.position == .length,
        """
        A constraint cannot be made that sets a location equal to a constant. Location \
        attributes must be specified in pairs
        """)
      return
    }
    precondition(
      first.part.axis == second.part.axis
        || first.part.position == second.part.position
          && first.part.position == .length,
      "A constraint cannot relate a horizontal to a vertical location")
    precondition(
      multiplier == 0
        || (first.part.position == .length) == (second.part.position == .length),
      "A constraint cannot relate a size to a location")
    precondition(
      !(first.part.isDirectional && second.part.isFixedSide
        || first.part.isFixedSide && second.part.isDirectional),
      "A constraint cannot relate a leading or trailing edge to a left or right one")
  }
}
