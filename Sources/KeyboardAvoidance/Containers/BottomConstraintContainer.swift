import UIKit

/// Makes room by the constant of a constraint (R10, and the gap of a padded container).
@MainActor
final class BottomConstraintContainer: AvoidingContainer {
  let constraint: NSLayoutConstraint
  private let movement: KeyboardAvoider.ConstraintMovement
  /// How far it has been moved up, points.
  private var raise: CGFloat = 0
  /// The constant that was set last.
  private var lent: CGFloat?

  init(_ constraint: NSLayoutConstraint, movement: KeyboardAvoider.ConstraintMovement) {
    self.constraint = constraint
    self.movement = movement
  }

  var owned: AnyObject { constraint }

  func makeRoom(for keyboard: CGRect, target: AvoidanceTarget) {
    noteOwnChanges()
    let wanted: CGFloat
    switch movement {
    case .withKeyboard:
      wanted = restingLine.map { max(0, $0 - keyboard.minY) } ?? 0
    case .asNeeded:
      let isMoved = inner.map { target.view.isDescendant(of: $0) } ?? false
      wanted = Avoidance.lift(
        bottom: target.onScreen.maxY + (isMoved ? raise : 0), margin: target.margin,
        keyboardTop: keyboard.minY)
    }
    move(to: wanted)
  }

  func restore() {
    noteOwnChanges()
    move(to: 0)
    lent = nil
  }

  /// An app that sets another constant means it as that of rest.
  private func noteOwnChanges() {
    if let lent, lent != constraint.constant { raise = 0 }
  }

  private func move(to wanted: CGFloat) {
    let step = wanted - raise
    guard step != 0 else { return }
    raise = wanted
    // In `inner.bottom = outer.bottom + c` a smaller constant goes up, in the other order a
    // larger one.
    constraint.constant += isOuterFirst ? step : -step
    lent = constraint.constant
  }

  // MARK: Items

  private func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Whether the first item is what the second one keeps away from.
  private var isOuterFirst: Bool {
    guard let first = view(of: constraint.firstItem), let second = view(of: constraint.secondItem)
    else { return false }
    return second !== first && second.isDescendant(of: first)
      || (second === first && constraint.firstItem is UILayoutGuide)
  }

  private var inner: UIView? {
    view(of: isOuterFirst ? constraint.secondItem : constraint.firstItem)
  }

  /// The height on the screen of the edge that is kept away from, which does not move.
  private var restingLine: CGFloat? {
    let isFirst = isOuterFirst
    let item = isFirst ? constraint.firstItem : constraint.secondItem
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let box: CGRect
    let space: UIView
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      (box, space) = (guide.layoutFrame, owner)
    } else if let view = item as? UIView {
      (box, space) = (view.bounds, view)
    } else {
      return nil
    }
    let y: CGFloat
    switch attribute {
    case .top: y = box.minY
    case .bottomMargin: y = box.maxY - space.layoutMargins.bottom
    default: y = box.maxY
    }
    return space.convert(CGPoint(x: box.midX, y: y), to: UIScreen.main.coordinateSpace).y
  }

  /// A constraint between the bottom of `view` and something in it that stands there on its own.
  static func find(in view: UIView) -> NSLayoutConstraint? {
    view.constraints.first { constraint in
      guard constraint.isActive, constraint.relation == .equal else { return false }
      let container = BottomConstraintContainer(constraint, movement: .withKeyboard)
      let outer = container.isOuterFirst ? constraint.firstItem : constraint.secondItem
      let edges = [constraint.firstAttribute, constraint.secondAttribute]
      guard container.view(of: outer) === view, let inner = container.inner, inner !== view else {
        return false
      }
      return edges.contains(.bottom) && edges.allSatisfy { [.bottom, .bottomMargin].contains($0) }
        && !isKeyboardGuide(outer)
    }
  }

  /// What hangs on the keyboard's guide makes room by itself.
  private static func isKeyboardGuide(_ item: AnyObject?) -> Bool {
    item is UIKeyboardLayoutGuide
  }
}
