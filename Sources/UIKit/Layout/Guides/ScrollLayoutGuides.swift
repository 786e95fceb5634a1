/// The content of a view that scrolls. Constraints inside the view which name its edges mean
/// those of this guide.
final class ScrollContentLayoutGuide: UILayoutGuide {
  /// Told when constraints have given the content another size, in points.
  var sizeDidChange: ((CGSize) -> Void)?

  override init() {
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The content starts where its coordinates do; constraints say how large it is.
  override var fixedPlace: LayoutPlace? {
    LayoutPlace(horizontal: LayoutSpan(start: 0), vertical: LayoutSpan(start: 0))
  }

  override func solutionDidChange() {
    super.solutionDidChange()
    sizeDidChange?(layoutFrame.size)
  }
}

/// The part of a view that scrolls which can be seen, without regard to where it is scrolled to.
final class ScrollFrameLayoutGuide: UILayoutGuide {
  override init() {
    super.init()
    identifier = "UIScrollView-frameLayoutGuide"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  override var fixedPlace: LayoutPlace? {
    owningView.map { LayoutPlace(insets: .zero, in: $0) }
  }

  override func solutionDidChange() {}
}
