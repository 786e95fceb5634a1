/// The node of a modifier that puts an element around each element of its content.
class WrapperNode<Content: View, Modifier: ViewModifier, Wrapper: WrapperElement>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private(set) var modifier: Modifier
  let child: TypedNode<Content>
  private let wrap: (Element) -> Wrapper
  private let apply: (Modifier, Wrapper, EnvironmentValues) -> Void
  private(set) var wrappers: [Wrapper] = []

  init(
    _ content: Content, _ modifier: Modifier, _ context: NodeContext,
    wrap: @escaping (Element) -> Wrapper,
    apply: @escaping (Modifier, Wrapper, EnvironmentValues) -> Void
  ) {
    self.modifier = modifier
    self.wrap = wrap
    self.apply = apply
    let slot = NodeSlot(context)
    child = slot.context.node(for: content)
    super.init(slot)
    children = [child]
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    modifier = view.modifier
    self.environment = environment
    child.update(view.content, environment)
    applyToAll()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    super.environmentDidChange(environment)
    applyToAll()
  }

  override func refresh() { applyToAll() }

  func applyToAll() {
    tracking {
      for wrapper in wrappers { apply(modifier, wrapper, environment) }
    }
  }

  override func makeElements() -> [Element] {
    let old = wrappers
    wrappers = child.elements.map { element in
      old.first { $0.content === element } ?? wrap(element)
    }
    applyToAll()
    return wrappers
  }

  override func makeSections() -> [ListSection] {
    _ = elements
    return child.sections().map { $0.wrapped(by: wrappers) }
  }

  override func makeSlots() -> [LazySlot] { readySlots() }
}
