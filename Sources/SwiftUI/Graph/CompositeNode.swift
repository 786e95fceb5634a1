/// The node of a view with a body. The body is read again when the view differs from the one
/// before, when a state that it read has changed, or an object that it observes.
final class CompositeNode<V: View>: EvaluatedNode<V, V, V.Body> {
  init(_ view: V, _ context: NodeContext) {
    let graph = context.graph
    super.init(view, context, owner: { $0 }) { [unowned graph] installed, _ in
      graph.bodyCount += 1
      return installed.body
    }
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    if !ViewComparison.isSame(self.view, view) || isDirty {
      super.update(view, environment)
    } else {
      replace(view)
      if !self.environment.isSame(as: environment) { environmentDidChange(environment) }
    }
  }
}
