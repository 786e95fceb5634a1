/// A hairline across the stack that it is in.
public struct Divider: View, PrimitiveView {
  /// A hairline.
  public nonisolated init() {}

  func makeNode(_ context: NodeContext) -> ViewNode {
    LeafNode(self, context, element: DividerElement()) { _, _ in }
  }
}

private final class DividerElement: ViewElement {
  private var axis = Axis.vertical

  init() {
    super.init(UIView())
    view.backgroundColor = .separator
    view.isUserInteractionEnabled = false
  }

  override func setStackAxis(_ axis: Axis?) {
    self.axis = axis ?? .vertical
    invalidate()
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = 1 / UIScreen.main.scale
    size[axis.other] = proposal[axis.other] ?? 10
    return size
  }
}
