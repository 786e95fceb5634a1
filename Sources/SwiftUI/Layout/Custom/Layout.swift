/// How views are laid out, by a rule of the app's own. Used as a function of its content:
///
///     Flow(spacing: 4) { ForEach(tags, id: \.self, content: Text.init) }
@preconcurrency @MainActor
public protocol Layout {
  /// What is kept between the steps of a layout.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// How things inside that have a direction take it.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date after the views have changed; makes it anew by itself.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of all, given an offer, points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views within `bounds`, points. What is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where an upright line of all is, points from the left of `bounds`; `nil` where nothing is
  /// said.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a lying line of all is, points from the top of `bounds`; `nil` where nothing is said.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// None.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Nothing is said.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nothing is said.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Views that are laid out by the rule.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

/// How things inside a layout that have a direction take it.
public struct LayoutProperties: Sendable {
  /// The axis of spacers and dividers; `nil` for none.
  public var stackOrientation: Axis?

  /// No direction.
  public init() {}
}

/// Names a value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The kind of the value.
  associatedtype Value
  /// What holds where nothing is said.
  static var defaultValue: Value { get }
}

/// Views laid out by a rule of the app's own. Another rule in its place moves them.
private struct LaidOutView<Content: View>: View, PrimitiveView {
  let layout: AnyLayout
  let content: Content

  func makeNode(_ context: NodeContext) -> ViewNode {
    let element = CustomLayoutElement(layout)
    return ContainerNode(
      self, context, content: { $0.content }, element: element,
      apply: { element.layout = $0.layout }, fill: .elements { element.items = $0 },
      environment: { element.direction = $0.layoutDirection })
  }
}
