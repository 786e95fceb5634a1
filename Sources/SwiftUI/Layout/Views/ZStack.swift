/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Views on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    let element = LayerStackElement(LayerRule(alignment: alignment))
    return ContainerNode(
      self, context, content: { $0.content }, element: element,
      apply: { view in
        if element.rule.alignment != view.alignment { element.rule.alignment = view.alignment }
      },
      fill: .elements { element.items = $0 })
  }
}
