extension UIScrollView {
  /// The content as constraints see it. Constraints between it (or the scroll view's edges)
  /// and the content decide the size of the content.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent) { ScrollContentGuide() }
  }

  /// The scroll view's frame as constraints see it: what is bound to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame) {
      InsetLayoutGuide(name: "UIScrollView-frameLayoutGuide") { _ in .zero }
    }
  }

  /// Takes over what constraints say about the size of the content.
  func takeSizeOfContentGuide() {
    guard isContentGuideNew, let state = contentLayoutGuide.itemRecord.state else { return }
    isContentGuideNew = false
    let solved = state.pixelRect.size
    var size = contentSize
    if state.variables[LayoutSlot.width.rawValue] != nil { size.width = solved.width }
    if state.variables[LayoutSlot.height.rawValue] != nil { size.height = solved.height }
    contentSize = size
  }
}

/// The content of a scroll view: it starts at zero, constraints decide how long it is.
private final class ScrollContentGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var fixedPlace: LayoutPlace? {
    LayoutPlace(horizontal: LayoutSpan(start: 0), vertical: LayoutSpan(start: 0))
  }

  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }

  override func solutionDidChange() {
    (owningView as? UIScrollView)?.isContentGuideNew = true
    super.solutionDidChange()
  }
}
