/// A view whose type is hidden. Another type in its place is another identity.
public struct AnyView: View, PrimitiveView {
  let box: any ViewBox
  let type: Any.Type

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    if let other = view as? AnyView {
      self = other
    } else {
      box = TypedBox(view)
      type = Content.self
    }
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  func makeNode(_ context: NodeContext) -> ViewNode { AnyNode(self, context) }
}

private final class AnyNode: TypedNode<AnyView> {
  private var type: Any.Type

  init(_ view: AnyView, _ context: NodeContext) {
    type = view.type
    super.init(context)
    children = [view.box.makeNode(childContext)]
  }

  override func update(_ view: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    if view.type == type {
      view.box.update(children[0], environment)
    } else {
      type = view.type
      replaceChildren([view.box.makeNode(childContext)])
    }
  }
}
