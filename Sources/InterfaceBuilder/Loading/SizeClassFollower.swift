import UIKit

/// Brings the views of a controller in line with what its file says for other size classes when
/// those of the screen change, as when a phone is turned: which views and constraints are there,
/// and what they look like. What does not depend on size classes stays as the app has made it.
@MainActor
final class SizeClassFollower {
  private let builder: SceneBuilder
  private let element: MarkupElement
  private var known: MarkupElement
  /// Constraints that went with views that were taken out.
  private var lost: Set<String> = []
  private var newConstraints: [(element: MarkupElement, owner: UIView)] = []

  /// Follows from the size classes on of which the views were made: `known` is what they were made
  /// of, `element` the same as it is in the file. `nil` where nothing in it depends on size classes.
  init?(_ element: MarkupElement, madeOf known: MarkupElement, builder: SceneBuilder) {
    guard element.holdsVariations else { return nil }
    self.builder = builder
    self.element = element
    self.known = known
  }

  /// Brings everything in line with the present size classes.
  func sizeClassesDidChange() {
    let (old, new) = (known, builder.loader.resolve(element))
    known = new
    newConstraints = []
    let before = activeConstraints(of: old)
    takeOut(old, new)
    lost.formUnion(before.subtracting(activeConstraints(of: old)))
    update(old, new)
    // Views that were made just now have their own constraints and connections.
    builder.finish()
    addConstraints(of: new)
  }

  // MARK: Taking out

  /// Takes out constraints, and views, that are not there any more.
  private func takeOut(_ old: MarkupElement, _ new: MarkupElement) {
    let constraints = Set(new.list("constraints").compactMap(\.id))
    for constraint in old.list("constraints") {
      guard let id = constraint.id, !constraints.contains(id) else { continue }
      (builder.object(id) as? NSLayoutConstraint)?.isActive = false
    }
    forEachSubview(old, new) { old, new in
      if let new {
        takeOut(old, new)
      } else if let id = old.id {
        (builder.object(id) as? UIView)?.removeFromSuperview()
      }
    }
  }

  private func activeConstraints(of element: MarkupElement) -> Set<String> {
    var active: Set<String> = []
    for element in [element] + element.descendants where element.name == "constraint" {
      guard let id = element.id, let constraint = builder.object(id) as? NSLayoutConstraint,
        constraint.isActive
      else { continue }
      active.insert(id)
    }
    return active
  }

  // MARK: Looks and new views

  private func update(_ old: MarkupElement, _ new: MarkupElement) {
    guard let view = new.id.flatMap(builder.object) as? UIView else { return }
    VaryingAttributes(builder: builder).apply(new, insteadOf: old, to: view)
    putIn(new, insteadOf: old, to: view)
    forEachSubview(old, new) { old, new in
      if let new { update(old, new) }
    }
    let known = Dictionary(
      old.list("constraints").map { ($0.id ?? "", $0) }, uniquingKeysWith: { one, _ in one })
    for constraint in new.list("constraints") {
      // What was missing a view has never been made.
      guard let id = constraint.id, let old = known[id], builder.object(id) != nil else {
        newConstraints.append((constraint, view))
        continue
      }
      if !constraint.attributesOtherThan(old).isEmpty { change(constraint, in: view) }
    }
  }

  /// Views that have come, at their places among the others. What was there before and is not any
  /// more was taken out by the app, and stays so.
  private func putIn(_ element: MarkupElement, insteadOf old: MarkupElement, to view: UIView) {
    let isStack = view is UIStackView
    let before = Set(old.list("subviews").compactMap(\.id))
    var place = 0
    for child in element.list("subviews") {
      let known = child.id.flatMap(builder.object) as? UIView
      if let known, let id = child.id, before.contains(id), known.superview == nil { continue }
      guard let subview = known ?? builder.makeView(child, isArranged: isStack) else { continue }
      if subview.superview == nil {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(place, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: min(place, view.subviews.count))
        }
      }
      place += 1
    }
  }

  // MARK: Constraints

  private func change(_ element: MarkupElement, in owner: UIView) {
    guard let old = element.id.flatMap(builder.object) as? NSLayoutConstraint else {
      return newConstraints.append((element, owner))
    }
    let wasActive = old.isActive
    guard let new = ConstraintElement.make(element, owner: owner, builder: builder) else { return }
    if new.multiplier == old.multiplier, new.relation == old.relation {
      old.constant = new.constant
      old.priority = new.priority
    } else {
      old.isActive = false
      builder.register(new, as: element)
      new.isActive = wasActive
    }
  }

  private func addConstraints(of element: MarkupElement) {
    for (element, owner) in newConstraints {
      let known = element.id.flatMap(builder.object) as? NSLayoutConstraint
      guard
        let constraint = known ?? ConstraintElement.make(element, owner: owner, builder: builder)
      else { continue }
      if known == nil { builder.register(constraint, as: element) }
      constraint.isActive = true
    }
    for element in [element] + element.descendants where element.name == "constraint" {
      guard let id = element.id, lost.contains(id),
        let constraint = builder.object(id) as? NSLayoutConstraint, isPossible(constraint)
      else { continue }
      lost.remove(id)
      constraint.isActive = true
    }
  }

  /// Whether the views of a constraint are all in sight again.
  private func isPossible(_ constraint: NSLayoutConstraint) -> Bool {
    guard let root = builder.view else { return false }
    return [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      switch item {
      case let view as UIView: view.isDescendant(of: root)
      case let guide as UILayoutGuide: guide.owningView?.isDescendant(of: root) ?? true
      default: true
      }
    }
  }

  // MARK: Elements

  /// Goes over the views inside an element, each with the one of the same id in another.
  private func forEachSubview(
    _ old: MarkupElement, _ new: MarkupElement, _ body: (MarkupElement, MarkupElement?) -> Void
  ) {
    let present = Dictionary(
      views(in: new).map { ($0.id ?? "", $0) }, uniquingKeysWith: { one, _ in one })
    for child in views(in: old) { body(child, present[child.id ?? ""]) }
  }

  private func views(in element: MarkupElement) -> [MarkupElement] {
    let content = element.child(key: "contentView")
    return element.list("subviews") + (content.map { [$0] } ?? [])
  }
}
