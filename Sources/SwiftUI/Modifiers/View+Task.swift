/// Runs something that waits for as long as the view is on screen.
struct TaskModifier<ID: Equatable>: ViewModifier, PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    TaskNode(content, self, context)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: WatcherNode<
  Content, TaskModifier<ID>
>, AppearanceWatcher
{
  private var task: Task<Void, Never>?
  private var isShown = false

  override func modifierDidChange(from old: TaskModifier<ID>?) {
    if old == nil {
      graph.presenter.add(self)
      graph.afterUpdate { [weak self] in
        guard let self, graph.presenter.isShown else { return }
        screenDidChange(isShown: true)
      }
    } else if isShown, old?.id != modifier.id {
      graph.afterUpdate { [weak self] in self?.start() }
    }
  }

  func screenDidChange(isShown: Bool) {
    guard isAlive, isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown { start() } else { stop() }
  }

  /// Up to where it first waits it runs at once.
  private func start() {
    guard isAlive, isShown else { return }
    stop()
    task = AppTask.run(priority: modifier.priority, modifier.action)
  }

  private func stop() {
    task?.cancel()
    task = nil
  }

  override func die() {
    super.die()
    stop()
  }
}

extension View {
  /// Runs `action` when the view comes on screen, and cancels it when the view goes. Up to where it
  /// first waits it runs at once; what it waits for takes its time on the host's clock.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// The same; when `id` has changed, it is cancelled and run anew.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
