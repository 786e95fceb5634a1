extension UIView {
  var isPlacedByAutoresizing: Bool { true }
  var isConstraintWorkPending: Bool { false }
  func applyConstraintLayout() {}
  func updateConstraintsAndSolve() {}
  func frameDidChangeOutsideConstraints() {}
  func willLeaveConstraintTree() {}
  func didJoinConstraintTree() {}
  func safeAreaOfGuidesDidChange() {}
  func marginsOfGuidesDidChange() {}
  func intrinsicContentSizeDidChange() {}
}
