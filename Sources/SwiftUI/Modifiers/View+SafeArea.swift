struct IgnoresSafeAreaModifier: ViewModifier, PrimitiveModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: IgnoresSafeAreaElement.init) {
      modifier, element, _ in
      element.regions = modifier.regions
      element.edges = modifier.edges
    }
  }
}

extension View {
  /// Lets the view reach into some regions of the safe area where it touches them. A view that
  /// does not fill the space that shrinks is moved all the same (FACTS 5.7).
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach into the safe area at some edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }
}

struct SafeAreaInsetModifier<Inset: View>: ViewModifier, PrimitiveModifier {
  let inset: Inset
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    SafeAreaInsetNode(content, self, context)
  }
}

private final class SafeAreaInsetNode<Content: View, Inset: View>: WrapperNode<
  Content, SafeAreaInsetModifier<Inset>, SafeAreaInsetElement
>
{
  private let inset: TypedNode<ZStack<Inset>>

  init(_ content: Content, _ modifier: SafeAreaInsetModifier<Inset>, _ context: NodeContext) {
    let slot = NodeSlot(context)
    let inset = slot.context.node(for: ZStack { modifier.inset })
    self.inset = inset
    super.init(
      content, modifier, context,
      wrap: { SafeAreaInsetElement($0, inset: inset.elements.first ?? Element()) }
    ) { modifier, element, _ in
      element.edge = modifier.edge
      element.alignment = modifier.alignment
      element.spacing = modifier.spacing
    }
    slot.reference.node = self
    children = [child, inset]
  }

  override func update(
    _ view: ModifiedContent<Content, SafeAreaInsetModifier<Inset>>,
    _ environment: EnvironmentValues
  ) {
    inset.update(ZStack { view.modifier.inset }, environment)
    super.update(view, environment)
  }
}

extension View {
  /// Puts views at the top or bottom edge; the safe area of this one ends there.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(), edge: edge, alignment: alignment, spacing: spacing ?? 0))
  }
}
