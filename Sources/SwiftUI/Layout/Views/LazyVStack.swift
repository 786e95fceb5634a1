/// Views one below the other, which take up all the width that is offered.
public struct LazyVStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views one below the other, `spacing` points apart; 8 where it is `nil`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    lazyStackNode(context, axis: .vertical, content: { $0.content }) {
      ($0.alignment.key, $0.spacing)
    }
  }
}
