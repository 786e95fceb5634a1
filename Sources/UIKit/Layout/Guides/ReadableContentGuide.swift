/// The part inside the margins in which lines of text are not too long to read, in the middle.
final class ReadableContentGuide: UILayoutGuide {
  /// The longest line, in points: forty body ems in whole steps of 16 points. That gives the 672
  /// points that UIKit has at the usual text size; what it has at others is not published.
  static func longestLine(at category: UIContentSizeCategory) -> CGFloat {
    let em = TextStyleSizes.size(of: .body, at: category)
    return (em * 40 / 16).rounded(.down) * 16
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: Self.insets(from: owningView.layoutMargins, in: owningView))
  }

  override var isTracking: Bool { true }

  override var fixedPlace: LayoutPlace? {
    guard let owningView else { return nil }
    return LayoutPlace(
      insets: Self.insets(from: owningView.layoutMargins, in: owningView), in: owningView)
  }

  override func solutionDidChange() {}

  /// Margins with as much more at both sides as leaves a line that is good to read.
  static func insets(from margins: UIEdgeInsets, in view: UIView) -> UIEdgeInsets {
    var insets = margins
    let longest = longestLine(at: view.traitCollection.preferredContentSizeCategory)
    let surplus = view.bounds.width - insets.left - insets.right - longest
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }
}
