/// Changes the environment of the views inside.
struct EnvironmentModifier: ViewModifier, PrimitiveModifier {
  let change: @MainActor (inout EnvironmentValues) -> Void

  init(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    EnvironmentNode(ModifiedContent(content: content, modifier: self), context)
  }
}

private final class EnvironmentNode<Content: View>: TypedNode<
  ModifiedContent<Content, EnvironmentModifier>
>
{
  private typealias Modified = ModifiedContent<Content, EnvironmentModifier>

  private var change: @MainActor (inout EnvironmentValues) -> Void
  private var inner: EnvironmentValues
  private let child: TypedNode<Content>
  /// What tells views that they stand in other surroundings, once they do.
  private var wrappers: [SurroundingsElement] = []
  private var isWrapping = false

  init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ context: NodeContext) {
    change = view.modifier.change
    inner = context.environment
    change(&inner)
    let slot = NodeSlot(context, environment: inner)
    child = slot.context.node(for: view.content)
    super.init(slot)
    children = [child]
    isWrapping = hasOtherSurroundings
  }

  private var hasOtherSurroundings: Bool {
    inner.layoutDirection != environment.layoutDirection
      || inner.colorScheme != environment.colorScheme
  }

  /// Once there were other surroundings, elements say which they are for ever.
  private func surroundingsMayHaveChanged() {
    if isWrapping {
      for wrapper in wrappers { wrapper.show(inner) }
    } else if hasOtherSurroundings {
      isWrapping = true
      elementsDidChange()
    }
  }

  override func makeElements() -> [Element] {
    guard isWrapping else { return super.makeElements() }
    let old = wrappers
    wrappers = child.elements.map { element in
      old.first { $0.content === element } ?? SurroundingsElement(element)
    }
    for wrapper in wrappers { wrapper.show(inner) }
    return wrappers
  }

  override func makeSections() -> [ListSection] {
    guard isWrapping else { return super.makeSections() }
    _ = elements
    return child.sections().map { $0.wrapped(by: wrappers) }
  }

  override func makeSlots() -> [LazySlot] {
    isWrapping ? readySlots() : super.makeSlots()
  }

  /// The environment inside; the one there was if it says the same.
  private func takeInner(_ environment: EnvironmentValues) -> Bool {
    self.environment = environment
    var new = environment
    change(&new)
    let isOther = !new.isEqual(to: inner)
    if isOther { inner = new }
    // What is outside may run another way now, though the inside stays.
    surroundingsMayHaveChanged()
    return isOther
  }

  override func update(
    _ view: ModifiedContent<Content, EnvironmentModifier>, _ environment: EnvironmentValues
  ) {
    change = view.modifier.change
    _ = takeInner(environment)
    child.update(view.content, inner)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    if takeInner(environment) { child.environmentDidChange(inner) }
  }
}

extension View {
  /// Sets a value of the environment for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the views inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
