/// Lets a node make its children before itself: they hold on to a reference that the node fills.
@MainActor
struct NodeSlot {
  let own: NodeContext
  let reference = ParentReference()
  /// What the children are made with.
  let context: NodeContext

  init(_ own: NodeContext, environment: EnvironmentValues? = nil) {
    self.own = own
    context = NodeContext(
      graph: own.graph, parent: reference, environment: environment ?? own.environment,
      depth: own.depth + 1)
  }
}
