import UIKit

extension KeyboardAvoider {
  /// The containers that make room while `focus` is typed into, as far as nobody else has them.
  func containersForFocus(_ focus: UIView) -> [any AvoidingContainer] {
    var wanted: [any AvoidingContainer] = []
    for strategy in strategies {
      let found =
        switch strategy {
        case .automatic: automaticContainers(focus)
        case .bottomConstraint(let constraint): container(for: constraint)
        case .scrollInset(let scrollView): container(for: scrollView)
        case .lift(let view): container(lifting: view)
        }
      // What two strategies name moves once.
      wanted += found.filter { new in !wanted.contains { $0.owned === new.owned } }
    }
    return wanted.filter { ContainerOwners.shared.claim($0.owned, for: self) }
  }

  private func automaticContainers(_ focus: UIView) -> [any AvoidingContainer] {
    guard let root = controller?.viewIfLoaded else { return [] }
    let scrollViews = root.scrollViewsInside.filter {
      ScrollInsetContainer.isVertical($0) && !$0.isLeftToKeyboard
    }
    // By R4 every scroll view makes room; the controller of a table does so by itself.
    let insets = scrollViews.filter { !($0.next is UITableViewController) }
      .flatMap(container(for:))
    if scrollViews.contains(where: { focus.isDescendant(of: $0) }) { return insets }
    if let constraint = BottomConstraintContainer.find(in: root) {
      return container(for: constraint) + insets
    }
    return container(lifting: root) + insets
  }

  private func existing(_ owned: AnyObject) -> (any AvoidingContainer)? {
    containers.first { $0.owned === owned }
  }

  private func container(for scrollView: UIScrollView) -> [any AvoidingContainer] {
    if let existing = existing(scrollView) { return [existing] }
    let container = ScrollInsetContainer(scrollView)
    container.onOwnInset = { [weak self] in self?.checkSoon() }
    return [container]
  }

  private func container(for constraint: NSLayoutConstraint) -> [any AvoidingContainer] {
    [
      existing(constraint)
        ?? BottomConstraintContainer(constraint, movement: options.constraintMovement)
    ]
  }

  private func container(lifting view: UIView) -> [any AvoidingContainer] {
    [existing(view) ?? LiftContainer(view)]
  }
}
