/// The strip that bars and cut-outs cover at the top or the bottom of a controller's view
/// (FACTS 6.6). It has no width, as in UIKit.
final class EdgeStripGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
  }

  required init?(coder: NSCoder) {
    nil
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(
      x: bounds.minX, y: isTop ? bounds.minY : bounds.maxY - length, width: 0, height: length)
  }

  override var fixedPlace: LayoutPlace? {
    LayoutPlace(
      horizontal: LayoutSpan(start: 0, length: 0),
      vertical: isTop
        ? LayoutSpan(start: 0, length: length) : LayoutSpan(length: length, end: 0))
  }

  override func solutionDidChange() {}
}
