/// A node that shows a body: that of a view, or what a modifier makes of one. `Owner` is what the
/// states and other properties belong to.
class EvaluatedNode<V: View, Owner, Body: View>: TypedNode<V> {
  private(set) var view: V
  private let storage: PropertyStorage
  private let owner: (V) -> Owner
  private let makeBody: (Owner, V) -> Body
  private var child: TypedNode<Body>?

  init(
    _ view: V, _ context: NodeContext, owner: @escaping (V) -> Owner,
    body makeBody: @escaping (Owner, V) -> Body
  ) {
    self.view = view
    self.owner = owner
    self.makeBody = makeBody
    storage = PropertyStorage(of: Owner.self)
    super.init(context)
    evaluate()
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    evaluate(view)
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

  override var shownView: Any? { view }

  /// Takes a value of the view for which the body stays as it is.
  final func replace(_ view: V) { self.view = view }

  /// Takes a value of the view and reads its body.
  final func evaluate(_ view: V) {
    self.view = view
    evaluate()
  }

  private func evaluate() {
    var installed = owner(view)
    storage.install(in: &installed, node: self)
    let body = tracking { makeBody(installed, view) }
    storage.subscribe(self)
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
