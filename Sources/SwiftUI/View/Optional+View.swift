extension Optional: View where Wrapped: View {
  /// Primitive views have none.
  public var body: Never {
    preconditionFailure("Optional has no body")
  }
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode(_ context: NodeContext) -> ViewNode { OptionalNode(self, context) }
}

extension Optional: ViewList where Wrapped: View {
  var boxes: [any ViewBox] { map { [TypedBox($0)] } ?? [] }
}

private final class OptionalNode<Content: View>: TypedNode<Content?> {
  init(_ view: Content?, _ context: NodeContext) {
    super.init(context)
    if let view { children = [childContext.node(for: view)] }
  }

  override func update(_ view: Content?, _ environment: EnvironmentValues) {
    self.environment = environment
    switch (view, children.first as? TypedNode<Content>) {
    case (let view?, let child?): child.update(view, environment)
    case (let view?, nil): replaceChildren([childContext.node(for: view)])
    case (nil, .some): replaceChildren([])
    case (nil, nil): break
    }
  }
}
