/// Elements laid out by a rule of the app's own.
final class CustomLayoutElement: Element {
  var layout: AnyLayout {
    didSet {
      takeAxis()
      cache = nil
      invalidate()
    }
  }
  var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { invalidate() } }
  }
  var items: [Element] = [] {
    didSet {
      adopt(items)
      takeAxis()
      cache = nil
      invalidate()
    }
  }
  private var cache: AnyLayout.Cache?
  private var isCacheStale = false
  private let places = LayoutPlaces()

  init(_ layout: AnyLayout) {
    self.layout = layout
  }

  private func takeAxis() {
    for item in items { item.setStackAxis(layout.properties.stackOrientation) }
  }

  override func layoutDidBecomeInvalid() {
    isCacheStale = true
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      elements: items.enumerated().map {
        LayoutSubview(element: $1, places: places, index: $0)
      }, layoutDirection: direction)
  }

  private func with<Result>(
    _ body: (LayoutSubviews, inout AnyLayout.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    var known: AnyLayout.Cache
    if let cache {
      known = cache
      if isCacheStale { layout.updateCache(&known, subviews: subviews) }
    } else {
      known = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    let result = body(subviews, &known)
    cache = known
    return result
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    with { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    let proposal = ProposedViewSize(frame.size)
    places.frames = [:]
    with { layout.placeSubviews(in: frame, proposal: proposal, subviews: $0, cache: &$1) }
    for index in items.drawingOrder {
      items[index].place(in: places.frames[index] ?? middle(items[index], in: frame), context)
    }
  }

  /// Where something stands that the rule has not placed.
  private func middle(_ item: Element, in frame: CGRect) -> CGRect {
    frame.middle(item.size(in: ProposedViewSize(frame.size)))
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let proposal = ProposedViewSize(size)
    return with { subviews, cache in
      key.isLying
        ? layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }
}
