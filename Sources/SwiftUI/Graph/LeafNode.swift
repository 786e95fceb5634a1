/// The node of a view that is one element without content.
final class LeafNode<Owner: View>: TypedNode<Owner> {
  private var view: Owner
  private let element: Element
  private let apply: (Owner, EnvironmentValues) -> Void

  /// - Parameter apply: hands a value of the view and the environment to the element. The
  ///   bindings that it reads call it again when they change.
  init(
    _ view: Owner, _ context: NodeContext, element: Element,
    apply: @escaping (Owner, EnvironmentValues) -> Void
  ) {
    self.view = view
    self.element = element
    self.apply = apply
    super.init(context)
    refresh()
  }

  override func update(_ view: Owner, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    refresh()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    refresh()
  }

  override func refresh() {
    tracking { apply(view, environment) }
  }

  override var shownView: Any? { view }

  override func makeElements() -> [Element] { [element] }
}
