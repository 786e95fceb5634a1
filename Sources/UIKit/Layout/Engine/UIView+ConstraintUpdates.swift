extension UIView {
  func noteConstraintUpdateInAncestors() {
    var ancestor = superview
    while let view = ancestor, !view.layoutRecord.descendantNeedsUpdateConstraints {
      view.layoutRecord.descendantNeedsUpdateConstraints = true
      ancestor = view.superview
    }
  }

  /// Subviews come before their superviews, since these may build on what those have set up.
  func updateConstraintsOfSubtree() {
    for _ in 0..<8 {
      guard layoutRecord.needsUpdateConstraints || layoutRecord.descendantNeedsUpdateConstraints
      else { return }
      if layoutRecord.descendantNeedsUpdateConstraints {
        layoutRecord.descendantNeedsUpdateConstraints = false
        for subview in subviews { subview.updateConstraintsOfSubtree() }
      }
      guard layoutRecord.needsUpdateConstraints else { continue }
      layoutRecord.needsUpdateConstraints = false
      if let viewController {
        viewController.updateViewConstraints()
      } else {
        updateConstraints()
      }
    }
  }
}
