/// Views side by side.
public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views side by side, `spacing` points apart; 8 where it is `nil`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    stackNode(context, axis: .horizontal, content: { $0.content }) {
      ($0.alignment.key, $0.spacing)
    }
  }
}
