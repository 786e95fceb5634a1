import UIKit

extension KeyboardAvoider {
  /// The containers that make room while `focus` is typed into, as far as nobody else has them.
  func containersForFocus(_ focus: UIView) -> [any AvoidingContainer] {
    var wanted: [any AvoidingContainer] = []
    for strategy in strategies {
      switch strategy {
      case .automatic: wanted += automaticContainers(focus)
      case .bottomConstraint(let constraint): wanted += container(for: constraint)
      case .scrollInset(let scrollView): wanted += container(for: scrollView)
      case .lift(let view): wanted += container(lifting: view)
      }
    }
    return wanted.filter { ContainerOwners.shared.claim($0.owned, for: self) }
  }

  private func automaticContainers(_ focus: UIView) -> [any AvoidingContainer] {
    guard let root = controller?.viewIfLoaded else { return [] }
    let scrollViews = root.scrollViewsInside.filter {
      ScrollInsetContainer.isVertical($0) && !$0.isLeftToKeyboard
    }
    if scrollViews.contains(where: { focus.isDescendant(of: $0) }) {
      // The controller of a table makes room by itself.
      return scrollViews.filter { !($0.next is UITableViewController) }
        .flatMap(container(for:))
    }
    if let constraint = BottomConstraintContainer.find(in: root) {
      return container(for: constraint)
    }
    return container(lifting: root)
  }

  private func existing(_ owned: AnyObject) -> (any AvoidingContainer)? {
    containers.first { $0.owned === owned }
  }

  private func container(for scrollView: UIScrollView) -> [any AvoidingContainer] {
    [existing(scrollView) ?? ScrollInsetContainer(scrollView)]
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
