/// Several views that are treated one by one by what is around them.
public struct Group<Content: View>: View, PrimitiveView {
  let content: Content

  /// A group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    PassNode<Self, Content>(self, context) { $0.content }
  }
}

extension Group: ViewList {
  var boxes: [any ViewBox] { [TypedBox(content)] }
}

/// A node that consists of another.
final class PassNode<Owner: View, Content: View>: TypedNode<Owner> {
  private let content: (Owner) -> Content
  private let child: TypedNode<Content>

  init(_ view: Owner, _ context: NodeContext, content: @escaping (Owner) -> Content) {
    self.content = content
    let slot = NodeSlot(context)
    child = slot.context.node(for: content(view))
    super.init(slot)
    children = [child]
  }

  override func update(_ view: Owner, _ environment: EnvironmentValues) {
    self.environment = environment
    child.update(content(view), environment)
  }
}
