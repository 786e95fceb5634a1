struct PaddingModifier: ViewModifier, PrimitiveModifier {
  let insets: EdgeInsets

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: PaddingElement.init) { modifier, element, _ in
      element.insets = modifier.insets
    }
  }
}

extension View {
  /// Room at some edges, points; 16 where the length is `nil`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Room at all edges, points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Room at each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}
