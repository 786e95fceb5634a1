/// Something behind or in front of a view.
struct LayeredModifier<Other: View>: ViewModifier, PrimitiveModifier {
  let other: Other
  let alignment: Alignment
  var edges: Edge.Set = []
  let isBehind: Bool

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    LayeredNode(content, self, context)
  }
}

private final class LayeredNode<Content: View, Other: View>: WrapperNode<
  Content, LayeredModifier<Other>, LayeredElement
>
{
  private let other: TypedNode<Other>

  init(_ content: Content, _ modifier: LayeredModifier<Other>, _ context: NodeContext) {
    let slot = NodeSlot(context)
    let other = slot.context.node(for: modifier.other)
    self.other = other
    let isBehind = modifier.isBehind
    super.init(
      content, modifier, context, wrap: { LayeredElement($0, isBehind: isBehind) }
    ) { modifier, element, _ in
      element.alignment = modifier.alignment
      element.edges = modifier.edges
      if element.others.map(ObjectIdentifier.init) != other.elements.map(ObjectIdentifier.init) {
        element.others = other.elements
      }
    }
    slot.reference.node = self
    children = [child, other]
  }

  override func update(
    _ view: ModifiedContent<Content, LayeredModifier<Other>>, _ environment: EnvironmentValues
  ) {
    other.update(view.modifier.other, environment)
    super.update(view, environment)
  }

  /// The elements of this node are those of the content only.
  override func childElementsDidChange() {
    super.childElementsDidChange()
    graph.afterRefresh { [weak self] in self?.applyToAll() }
  }
}

extension View {
  /// Puts views behind this one; they are offered its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayeredModifier(
        other: ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: true)
    )
  }

  /// Puts a view behind this one; it is offered its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(other: background, alignment: alignment, isBehind: true))
  }

  /// Fills the room behind the view, as far as into the safe area where it reaches that.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayeredModifier(
        other: Rectangle().fill(style), alignment: .center, edges: edges, isBehind: true))
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    modifier(LayeredModifier(other: shape.fill(style), alignment: .center, isBehind: true))
  }

  /// Puts views in front of this one; they are offered its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayeredModifier(
        other: ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: false
      ))
  }

  /// Puts a view in front of this one; it is offered its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(other: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills the room in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayeredModifier(
        other: Rectangle().fill(style), alignment: .center, edges: edges, isBehind: false))
  }

  /// Draws a line along the edge of the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
