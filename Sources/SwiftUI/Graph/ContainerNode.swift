/// The node of a view that is one element with the elements of its content inside.
final class ContainerNode<Owner: View, Content: View>: TypedNode<Owner> {
  private let content: (Owner) -> Content
  private let element: Element
  private let apply: (Owner) -> Void
  private let fill: ContainerFill
  private let child: TypedNode<Content>
  private let onEnvironment: ((EnvironmentValues) -> Void)?

  /// - Parameters:
  ///   - apply: hands a new value of the view to the element.
  ///   - fill: hands the elements of the content to the element.
  ///   - environment: hands the environment to the element.
  init(
    _ view: Owner, _ context: NodeContext, content: @escaping (Owner) -> Content,
    element: Element, apply: @escaping (Owner) -> Void, fill: ContainerFill,
    environment: ((EnvironmentValues) -> Void)? = nil
  ) {
    onEnvironment = environment
    self.content = content
    self.element = element
    self.apply = apply
    self.fill = fill
    let slot = NodeSlot(context)
    child = slot.context.node(for: content(view))
    super.init(slot)
    children = [child]
    apply(view)
    fillElement()
    onEnvironment?(context.environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    super.environmentDidChange(environment)
    onEnvironment?(environment)
  }

  override func update(_ view: Owner, _ environment: EnvironmentValues) {
    self.environment = environment
    apply(view)
    onEnvironment?(environment)
    child.update(content(view), environment)
    refill()
  }

  /// The list of elements inside has changed; it is taken over once.
  override func childElementsDidChange() {
    guard !isRefillNeeded else { return }
    isRefillNeeded = true
    graph.afterRefresh { [weak self] in self?.refill() }
  }

  private var isRefillNeeded = false

  private func refill() {
    guard isRefillNeeded else { return }
    isRefillNeeded = false
    fillElement()
  }

  private func fillElement() {
    switch fill {
    case .elements(let take): take(child.elements)
    case .slots(let take): take(child.slots())
    case .sections(let take): take(child.sections())
    }
  }

  override func makeElements() -> [Element] { [element] }
  override func makeSlots() -> [LazySlot] { readySlots() }
  override func makeSections() -> [ListSection] { [ListSection(rows: readySlots())] }
}

/// How an element takes what is inside.
enum ContainerFill {
  /// All of it.
  case elements(([Element]) -> Void)
  /// As places whose elements are made when they come into sight.
  case slots(([LazySlot]) -> Void)
  /// The same, in sections.
  case sections(([ListSection]) -> Void)
}
