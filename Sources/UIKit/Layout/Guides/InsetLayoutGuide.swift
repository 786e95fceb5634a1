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

  override var fixedPlace: LayoutPlace? {
    guard let owningView else { return nil }
    return LayoutPlace(insets: insets(owningView), in: owningView)
  }

  override func solutionDidChange() {}
}

extension LayoutPlace {
  /// At `insets` inside the bounds of `view`, which start where a scroll view is scrolled to.
  @MainActor
  init(insets: UIEdgeInsets, in view: UIView) {
    let origin = view.bounds.origin
    self.init(
      horizontal: LayoutSpan(start: origin.x + insets.left, end: insets.right - origin.x),
      vertical: LayoutSpan(start: origin.y + insets.top, end: insets.bottom - origin.y))
  }
}
