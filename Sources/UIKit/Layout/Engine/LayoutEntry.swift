import Cassowary

/// A linear constraint in an engine: one of the app's, or one that UIKit adds.
@MainActor
final class LayoutEntry {
  enum Origin {
    /// An `NSLayoutConstraint`.
    case constraint
    /// What fixes an item, by the index of its pin.
    case pin(LayoutItemState, Int)
    /// Hugging or compression resistance.
    case content(LayoutItemState)
    /// The size asked for in a fitting.
    case fitting(LayoutItemState)
    /// Another place for an item that the constraints leave open.
    case exercise(LayoutItemState)
  }

  let origin: Origin
  unowned let constraint: NSLayoutConstraint?
  weak var engine: LayoutEngine?

  let terms: [Term]
  let relation: Relation
  /// The part of the left side that is no variable, such as alignment insets.
  var offset: Double
  /// The right side.
  var constant: Double
  var strength: Strength

  /// Its name in the solver while it acts there.
  var handle: ConstraintHandle?
  var isEditPending = false
  var isStrengthPending = false
  var isRemoved = false
  /// Whether it was left out because it contradicts others.
  var isBroken = false

  init(
    origin: Origin, constraint: NSLayoutConstraint? = nil, engine: LayoutEngine, form: LinearForm,
    relation: Relation, constant: Double, strength: Strength
  ) {
    self.origin = origin
    self.constraint = constraint
    self.engine = engine
    terms = form.terms
    offset = form.constant
    self.relation = relation
    self.constant = constant
    self.strength = strength
  }

  /// Numbers beyond this would drown the others in rounding errors.
  private static let limit = 1e8

  /// What the terms are compared with.
  var rightHandSide: Double { min(max(constant - offset, -Self.limit), Self.limit) }

  /// Of the app's constraints the newest has the greatest number, UIKit's have none.
  var age: Int? {
    guard let constraint, !constraint.isSystem else { return nil }
    return constraint.serial
  }

  func constantDidChange(to constant: CGFloat) {
    guard self.constant != constant else { return }
    self.constant = constant
    engine?.noteEdit(of: self)
  }

  func offsetDidChange(to offset: Double) {
    guard self.offset != offset else { return }
    self.offset = offset
    engine?.noteEdit(of: self)
  }

  func strengthDidChange(to priority: UILayoutPriority) {
    strength = Strength(priority: priority.rawValue)
    isStrengthPending = true
    engine?.noteEdit(of: self)
  }
}

/// A sum of variables times factors, and a constant.
struct LinearForm {
  private(set) var terms: [Term] = []
  var constant = 0.0

  mutating func add(_ factor: Double, _ variable: Variable) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(Term(variable: variable, coefficient: factor))
    }
  }
}
