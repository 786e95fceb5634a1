import Observation

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
  /// Counts the runs that noted which observable objects were read.
  private var observation = 0
  private(set) var isAlive = true

  private let parentReference: ParentReference
  private let selfReference: ParentReference
  private var knownElements: [Element]?
  /// Whether somebody has asked what is inside, and so has to hear of changes.
  private var isAskedFor = false

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
    observation += 1
    return trackingMore(body)
  }

  /// Runs `body` and remembers what it reads besides what is known.
  func trackingMore<Result>(_ body: () -> Result) -> Result {
    let present = observation
    return withObservationTracking {
      ReadTracker.with(self, body)
    } onChange: { [weak self] in
      // Objects of views are changed where views are: on the main thread.
      MainActor.assumeIsolated { self?.observedWillChange(present) }
    }
  }

  /// An observable object that was read will change. What was read by an earlier run no longer
  /// counts.
  private func observedWillChange(_ number: Int) {
    if number == observation { graph.invalidate(self) }
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
    isAskedFor = true
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
    isAskedFor = false
    graph.structure += 1
    parent?.childElementsDidChange()
  }

  func childElementsDidChange() {
    guard isAskedFor else { return }
    elementsDidChange()
  }

  /// The elements grouped into sections, for lists.
  final func sections() -> [ListSection] {
    isAskedFor = true
    return makeSections()
  }

  func makeSections() -> [ListSection] {
    children.isEmpty
      ? [ListSection(rows: makeSlots())] : ListSection.joined(children.flatMap { $0.sections() })
  }

  /// Places for the elements, for what shows only those in sight.
  final func slots() -> [LazySlot] {
    isAskedFor = true
    return makeSlots()
  }

  func makeSlots() -> [LazySlot] {
    children.isEmpty ? readySlots() : children.flatMap { $0.slots() }
  }

  /// Places for elements that are all there.
  final func readySlots() -> [LazySlot] { elements.map { ReadySlot($0) } }

  // MARK: Menus

  /// The value of the view that the node shows, as far as it keeps one.
  var shownView: Any? { nil }

  /// What a menu offers for the view.
  func menuElements() -> [UIMenuElement] {
    (shownView as? any MenuView)?.menuElements(self) ?? children.flatMap { $0.menuElements() }
  }

  /// The place of what has an identity, if it stands in a list or a lazy stack.
  func slot(withID id: AnyHashable) -> LazySlot? {
    for child in children {
      if let slot = child.slot(withID: id) { return slot }
    }
    return nil
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
