/// Something behind or in front of a view, or what masks it.
struct LayeredModifier<Other: View>: ViewModifier, PrimitiveModifier {
  let other: Other
  let alignment: Alignment
  var edges: Edge.Set = []
  let role: LayerRole

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    let role = role
    return PairedNode(
      content, self, context, other: { $0.other }, wrap: { LayeredElement($0, role) }
    ) { modifier, element, others in
      element.alignment = modifier.alignment
      element.edges = modifier.edges
      if element.others.map(ObjectIdentifier.init) != others.map(ObjectIdentifier.init) {
        element.others = others
      }
    }
  }
}

extension View {
  /// Puts views behind this one; they are offered its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayeredModifier(
        other: ZStack(alignment: alignment, content: content), alignment: alignment, role: .behind)
    )
  }

  /// Puts a view behind this one; it is offered its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(other: background, alignment: alignment, role: .behind))
  }

  /// Fills the room behind the view, as far as into the safe area where it reaches that.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayeredModifier(
        other: Rectangle().fill(style), alignment: .center, edges: edges, role: .behind))
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    modifier(LayeredModifier(other: shape.fill(style), alignment: .center, role: .behind))
  }

  /// Puts views in front of this one; they are offered its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayeredModifier(
        other: ZStack(alignment: alignment, content: content), alignment: alignment, role: .inFront
      ))
  }

  /// Puts a view in front of this one; it is offered its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(other: overlay, alignment: alignment, role: .inFront))
  }

  /// Fills the room in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayeredModifier(
        other: Rectangle().fill(style), alignment: .center, edges: edges, role: .inFront))
  }

  /// Shows of the view what views over it are opaque for; they are offered its size.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      LayeredModifier(
        other: ZStack(alignment: alignment, content: mask), alignment: alignment, role: .mask))
  }

  /// Shows of the view what another is opaque for; that is offered its size.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayeredModifier(other: mask, alignment: .center, role: .mask))
  }

  /// Fills a shape behind the view with the ground of screens.
  public func background<T: Shape>(in shape: T) -> some View {
    background(BackgroundStyle(), in: shape)
  }

  /// Fills a shape in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    modifier(
      LayeredModifier(other: shape.fill(style), alignment: .center, role: .inFront))
  }

  /// Draws a line along the edge of the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
