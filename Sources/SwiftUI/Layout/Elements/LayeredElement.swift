/// What other elements are to one.
enum LayerRole {
  case behind
  case inFront
  /// They say what shows of it.
  case mask
}

/// An element with others behind or in front of it, or as its mask, which are offered its size.
final class LayeredElement: WrapperElement {
  var alignment = Alignment.center { didSet { if alignment != oldValue { invalidate() } } }
  /// Edges of the safe area that the others may cover.
  var edges: Edge.Set = [] { didSet { if edges != oldValue { invalidate() } } }
  let role: LayerRole
  var others: [Element] = [] {
    didSet {
      adopt([content] + others)
      invalidate()
    }
  }

  private lazy var masked = PassThroughView()
  private lazy var mask = PassThroughView()

  init(_ content: Element, _ role: LayerRole) {
    self.role = role
    super.init(content)
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    switch role {
    case .behind:
      placeOthers(in: frame, context)
      content.place(in: frame, context)
    case .inFront:
      content.place(in: frame, context)
      placeOthers(in: frame, context)
    case .mask:
      mask.layer.isMask = true
      mask.isUserInteractionEnabled = false
      context.placeInside(masked, at: frame) { inner in
        content.place(in: frame, inner)
        inner.placeInside(mask, at: frame) { placeOthers(in: frame, $0) }
      }
    }
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
