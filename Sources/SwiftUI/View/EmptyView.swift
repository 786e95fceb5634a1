/// Nothing.
public struct EmptyView: View, PrimitiveView {
  /// Nothing.
  public nonisolated init() {}

  func makeNode(_ context: NodeContext) -> ViewNode { TypedNode<EmptyView>(context) }
}
