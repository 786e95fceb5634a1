/// The node of a view with a body. The body is read again when the view differs from the one
/// before, when a state that it read has changed, or an object that it observes.
final class CompositeNode<V: View>: TypedNode<V> {
  private var view: V
  private let storage: PropertyStorage
  private var child: TypedNode<V.Body>?

  init(_ view: V, _ context: NodeContext) {
    self.view = view
    storage = PropertyStorage(of: V.self)
    super.init(context)
    evaluate()
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    let isSame = ViewComparison.isSame(self.view, view)
    self.view = view
    if !isSame || isDirty {
      self.environment = environment
      evaluate()
    } else if !self.environment.isSame(as: environment) {
      environmentDidChange(environment)
    }
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    let old = self.environment
    self.environment = environment
    if environment.differs(from: old, in: storage.environmentKeys) || isDirty {
      evaluate()
    } else {
      child?.environmentDidChange(environment)
    }
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    isDirty = false
    var installed = view
    storage.install(in: &installed, node: self)
    let body = tracking { installed.body }
    storage.subscribe(self)
    graph.bodyCount += 1
    if let child {
      child.update(body, environment)
    } else {
      let child = childContext.node(for: body)
      self.child = child
      children = [child]
    }
  }

  override func die() {
    super.die()
    storage.end()
  }
}
