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

  init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ context: NodeContext) {
    change = view.modifier.change
    inner = context.environment
    change(&inner)
    let slot = NodeSlot(context, environment: inner)
    child = slot.context.node(for: view.content)
    super.init(slot)
    children = [child]
  }

  /// The environment inside; the one there was if it says the same.
  private func takeInner(_ environment: EnvironmentValues) -> Bool {
    self.environment = environment
    var new = environment
    change(&new)
    guard !new.isEqual(to: inner) else { return false }
    inner = new
    return true
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
