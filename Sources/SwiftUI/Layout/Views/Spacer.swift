/// Room that grows along the stack that it is in.
public struct Spacer: View, PrimitiveView {
  /// The least length, points; 8 where it is `nil`.
  public var minLength: CGFloat?

  /// Room of at least some length.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    let element = SpacerElement()
    return LeafNode(self, context, element: element) { view, _ in
      element.minLength = view.minLength
    }
  }
}
