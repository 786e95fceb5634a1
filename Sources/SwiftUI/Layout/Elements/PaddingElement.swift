/// Room around an element.
final class PaddingElement: WrapperElement {
  var insets = EdgeInsets() { didSet { if insets != oldValue { invalidate() } } }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    let size = content.size(in: proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    content.place(in: frame.inset(by: insets), context)
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    return content.guide(key, in: inner.size).map {
      $0 + (key.isLying ? insets.top : insets.leading)
    }
  }
}
