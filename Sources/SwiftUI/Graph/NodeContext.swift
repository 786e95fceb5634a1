/// What a node is made with.
@MainActor
struct NodeContext {
  unowned let graph: ViewGraph
  let parent: ParentReference
  let environment: EnvironmentValues
  let depth: Int

  /// Makes the node of a view.
  func node<V: View>(for view: V) -> TypedNode<V> {
    let node: ViewNode
    if let primitive = view as? any PrimitiveView {
      node = primitive.makeNode(self)
    } else if let representable = view as? any UIViewRepresentable {
      node = representable.makeRepresentableNode(self)
    } else if let representable = view as? any UIViewControllerRepresentable {
      node = representable.makeRepresentableNode(self)
    } else {
      node = CompositeNode(view, self)
    }
    guard let typed = node as? TypedNode<V> else {
      preconditionFailure("\(V.self) makes a node of another view")
    }
    return typed
  }
}

/// A place for a node that is named before it is made.
@MainActor
final class ParentReference {
  weak var node: ViewNode?
}
