/// An element with others behind or in front of it, which are offered its size.
final class LayeredElement: WrapperElement {
  var alignment = Alignment.center { didSet { if alignment != oldValue { invalidate() } } }
  /// Edges of the safe area that the others may cover.
  var edges: Edge.Set = [] { didSet { if edges != oldValue { invalidate() } } }
  let isBehind: Bool
  var others: [Element] = [] {
    didSet {
      adopt([content] + others)
      invalidate()
    }
  }

  init(_ content: Element, isBehind: Bool) {
    self.isBehind = isBehind
    super.init(content)
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    if isBehind { placeOthers(in: frame, context) }
    content.place(in: frame, context)
    if !isBehind { placeOthers(in: frame, context) }
  }

  private func placeOthers(in frame: CGRect, _ context: PlaceContext) {
    var frame = frame
    var context = context
    if !edges.isEmpty {
      frame = frame.outset(by: context.safeArea.growth(of: frame, ignoring: .all, at: edges))
      context.safeArea = context.safeArea.ignoring(.all, at: edges)
    }
    let rule = LayerRule(alignment: alignment)
    for other in others {
      let size = other.size(in: ProposedViewSize(frame.size))
      let place = rule.frame(of: other, size: size, in: content, size: frame.size)
      other.place(in: place.offsetBy(dx: frame.minX, dy: frame.minY), context)
    }
  }
}
