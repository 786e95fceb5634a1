/// A layout whose type is hidden. Another layout in its place lays out the same views, which keep
/// their state and move to their new places.
@preconcurrency @MainActor
public struct AnyLayout: Layout {
  /// What layouts of any type keep.
  public struct Cache {
    var value: Any
    var type: Any.Type
  }

  let base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  private static func open<L: Layout, Result>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews,
    _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    var known =
      (cache.type == L.self ? cache.value as? L.Cache : nil)
      ?? layout.makeCache(subviews: subviews)
    let result = body(layout, &known)
    cache = Cache(value: known, type: L.self)
    return result
  }

  private static func make<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews), type: L.self)
  }

  private static func properties<L: Layout>(_ layout: L) -> LayoutProperties { L.layoutProperties }

  /// Those of the layout inside.
  var properties: LayoutProperties { Self.properties(base) }

  /// What the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache { Self.make(base, subviews) }

  /// Has the layout inside bring up to date what it keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      Self.open(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }
    update(base)
  }

  /// The size that the layout inside says.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      Self.open(layout, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return size(base)
  }

  /// Places the views as the layout inside says.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      Self.open(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    place(base)
  }

  /// The line that the layout inside says.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func line<L: Layout>(_ layout: L) -> CGFloat? {
      Self.open(layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return line(base)
  }

  /// The line that the layout inside says.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func line<L: Layout>(_ layout: L) -> CGFloat? {
      Self.open(layout, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return line(base)
  }
}
