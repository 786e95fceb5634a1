/// A node that passes its content through and watches something.
class WatcherNode<Content: View, Modifier: ViewModifier>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private(set) var modifier: Modifier
  private let child: TypedNode<Content>

  init(_ content: Content, _ modifier: Modifier, _ context: NodeContext) {
    self.modifier = modifier
    let slot = NodeSlot(context)
    child = slot.context.node(for: content)
    super.init(slot)
    children = [child]
    modifierDidChange(from: nil)
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    let old = modifier
    modifier = view.modifier
    self.environment = environment
    modifierDidChange(from: old)
    child.update(view.content, environment)
  }

  /// Told of each new value of the modifier; `old` is `nil` for the first.
  func modifierDidChange(from old: Modifier?) {}
}

struct AppearanceModifier: ViewModifier, PrimitiveModifier {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    AppearanceNode(content, self, context)
  }
}

private final class AppearanceNode<Content: View>: WatcherNode<Content, AppearanceModifier>,
  AppearanceWatcher
{
  private var hasAppeared = false

  override func modifierDidChange(from old: AppearanceModifier?) {
    guard old == nil else { return }
    graph.presenter.add(self)
    graph.afterUpdate { [weak self] in
      guard let self, graph.presenter.isShown else { return }
      screenDidChange(isShown: true)
    }
  }

  func screenDidChange(isShown: Bool) {
    guard isAlive, isShown != hasAppeared else { return }
    hasAppeared = isShown
    isShown ? modifier.onAppear?() : modifier.onDisappear?()
  }

  override func die() {
    if hasAppeared, isAlive {
      hasAppeared = false
      modifier.onDisappear?()
    }
    super.die()
  }
}

struct ChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let value: Value
  var isInitial = false
  let action: @MainActor (Value, Value) -> Void

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    ChangeNode(content, self, context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: WatcherNode<
  Content, ChangeModifier<Value>
>
{
  override func modifierDidChange(from old: ChangeModifier<Value>?) {
    let new = modifier
    guard let before = old?.value ?? (new.isInitial ? new.value : nil),
      before != new.value || old == nil
    else { return }
    graph.afterUpdate { new.action(before, new.value) }
  }
}

struct ReceiveModifier<P: Publisher>: ViewModifier, PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    ReceiveNode(content, self, context)
  }
}

private final class ReceiveNode<Content: View, P: Publisher>: WatcherNode<
  Content, ReceiveModifier<P>
>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  /// The publisher is subscribed to once; the newest closure is called.
  override func modifierDidChange(from old: ReceiveModifier<P>?) {
    guard old == nil else { return }
    subscription = modifier.publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { self?.modifier.action(value) }
    }
  }

  override func die() {
    super.die()
    subscription = nil
  }
}

extension View {
  /// Called when the view comes on screen.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// Called when the view is no longer on screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }

  /// Called when a value has changed, with the new one.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value) { _, new in action(new) })
  }

  /// Called when a value has changed, with the old and the new one; with `initial` also at first.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Called when a value has changed; with `initial` also at first.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Called with every value that a publisher sends while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
