extension UIScrollView {
  /// The content as constraints see it. Constraints between it (or the scroll view's edges)
  /// and the content decide the size of the content.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent) {
      let guide = ScrollContentLayoutGuide()
      guide.sizeDidChange = { [weak self] _ in self?.isContentGuideNew = true }
      return guide
    }
  }

  /// The scroll view's frame as constraints see it: what is bound to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame) { ScrollFrameLayoutGuide() }
  }

  /// Takes over what constraints say about the size of the content. An axis of which they say
  /// nothing keeps the size that was set.
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
