/// A frame around an element.
final class FrameElement: WrapperElement {
  var rule = FrameRule() { didSet { if rule != oldValue { invalidate() } } }
  var alignment = Alignment.center { didSet { if alignment != oldValue { invalidate() } } }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    rule.size(proposal, content: content.size(in: rule.offer(proposal)))
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let inner = content.size(in: rule.offer(ProposedViewSize(size)))
    return LayerRule(alignment: alignment).frame(of: content, size: inner, inBox: size)
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    content.place(
      in: contentFrame(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY), context)
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let inner = contentFrame(in: size)
    return content.guide(key, in: inner.size).map { $0 + (key.isLying ? inner.minY : inner.minX) }
  }
}
