/// A guide at given distances from the edges of its owner.
final class InsetLayoutGuide: UILayoutGuide {
  private let insets: (UIView) -> UIEdgeInsets

  init(name: String, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    identifier = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: insets(owningView))
  }

  override var isTracking: Bool { owningView?.preservesSuperviewLayoutMargins ?? false }

  /// The bounds of a scroll view start where it is scrolled to.
  override var fixedPlace: LayoutPlace? {
    guard let owningView else { return nil }
    let insets = insets(owningView)
    let origin = owningView.bounds.origin
    return LayoutPlace(
      horizontal: LayoutSpan(start: origin.x + insets.left, end: insets.right - origin.x),
      vertical: LayoutSpan(start: origin.y + insets.top, end: insets.bottom - origin.y))
  }

  override func solutionDidChange() {}
}
