/// The lasting counterpart of a view at one place of the tree. It keeps state and what the view
/// read, and knows the elements that take part in layout.
@MainActor
class ViewNode {
  unowned let graph: ViewGraph
  let depth: Int
  var environment: EnvironmentValues
  var children: [ViewNode] = []
  /// The identity that `ForEach` or `id(_:)` gave.
  var explicitID: AnyHashable?
  /// What the node read and has to hear of.
  var dependencies: [Readers] = []
  var isDirty = false
  private(set) var isAlive = true

  private let parentReference: ParentReference
  private let selfReference: ParentReference
  private var knownElements: [Element]?

  init(_ slot: NodeSlot) {
    graph = slot.own.graph
    depth = slot.own.depth
    environment = slot.own.environment
    parentReference = slot.own.parent
    selfReference = slot.reference
    selfReference.node = self
  }

  init(_ context: NodeContext) {
    graph = context.graph
    depth = context.depth
    environment = context.environment
    parentReference = context.parent
    selfReference = ParentReference()
    selfReference.node = self
  }

  var parent: ViewNode? { parentReference.node }

  /// What children are made with.
  var childContext: NodeContext {
    NodeContext(
      graph: graph, parent: selfReference, environment: environment, depth: depth + 1)
  }

  // MARK: Updates

  /// Brings up to date what depends on a state that has changed.
  func refresh() {}

  /// Takes on another environment, and passes it on.
  func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    for child in children { child.environmentDidChange(environment) }
  }

  /// Runs `body` and remembers what it reads.
  func tracking<Result>(_ body: () -> Result) -> Result {
    forgetDependencies()
    isDirty = false
    return ReadTracker.with(self, body)
  }

  func forgetDependencies() {
    for dependency in dependencies { dependency.remove(self) }
    dependencies = []
  }

  /// Takes the place of the present children, of which some may stay.
  func replaceChildren(_ new: [ViewNode]) {
    let staying = Set(new.map(ObjectIdentifier.init))
    for child in children where !staying.contains(ObjectIdentifier(child)) { child.die() }
    children = new
    elementsDidChange()
  }

  /// The view is gone, and its state with it.
  func die() {
    guard isAlive else { return }
    isAlive = false
    forgetDependencies()
    for child in children { child.die() }
  }

  // MARK: Elements

  /// What takes part in layout, in order.
  final var elements: [Element] {
    if let knownElements { return knownElements }
    let elements = makeElements()
    knownElements = elements
    graph.structure += 1
    return elements
  }

  func makeElements() -> [Element] {
    children.count == 1 ? children[0].elements : children.flatMap(\.elements)
  }

  /// To be called after `makeElements` would answer something else.
  final func elementsDidChange() {
    knownElements = nil
    graph.structure += 1
    parent?.childElementsDidChange()
  }

  func childElementsDidChange() {
    guard knownElements != nil else { return }
    elementsDidChange()
  }

  /// The elements grouped into sections, for lists.
  func makeSections() -> [ListSection] {
    children.isEmpty
      ? [ListSection(rows: elements)] : ListSection.joined(children.flatMap { $0.makeSections() })
  }

  /// The node and all below it, in order.
  func visit(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// A node for views of one type.
@MainActor
class TypedNode<V: View>: ViewNode {
  /// Takes on a new value of the view, and the environment.
  func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
  }
}
