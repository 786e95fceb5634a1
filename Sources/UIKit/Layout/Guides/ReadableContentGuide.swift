/// The part inside the margins in which lines of text are not too long to read, in the middle.
final class ReadableContentGuide: UILayoutGuide {
  /// The longest line at the default text size, in points, as on an iPad in UIKit.
  private static let longestLine: CGFloat = 672

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: insets(in: owningView))
  }

  override var isTracking: Bool { true }

  override var fixedPlace: LayoutPlace? {
    guard let owningView else { return nil }
    return LayoutPlace(insets: insets(in: owningView), in: owningView)
  }

  override func solutionDidChange() {}

  private func insets(in view: UIView) -> UIEdgeInsets {
    var insets = view.layoutMargins
    let surplus = view.bounds.width - insets.left - insets.right - Self.longestLine
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }
}
