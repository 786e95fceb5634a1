struct PreferenceModifier<K: PreferenceKey>: ViewModifier, PrimitiveModifier {
  /// Makes the value of what the content says.
  let change: @MainActor (K.Value?) -> K.Value

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    PreferenceNode(content, self, context)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>: WatcherNode<
  Content, PreferenceModifier<Key>
>, PreferenceSource
{
  override func modifierDidChange(from old: PreferenceModifier<Key>?) {
    graph.preferences.noteChange(graph)
  }

  func preference<K: PreferenceKey>(_ key: K.Type, content: K.Value?) -> K.Value? {
    guard key == Key.self else { return content }
    return modifier.change(content as? Key.Value) as? K.Value
  }

  override func die() {
    super.die()
    graph.preferences.noteChange(graph)
  }
}

struct PreferenceChangeModifier<K: PreferenceKey>: ViewModifier, PrimitiveModifier
where K.Value: Equatable {
  let action: @MainActor (K.Value) -> Void

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    PreferenceChangeNode(content, self, context)
  }
}

private final class PreferenceChangeNode<Content: View, K: PreferenceKey>: WatcherNode<
  Content, PreferenceChangeModifier<K>
>, PreferenceWatcher
where K.Value: Equatable {
  private var told: K.Value?

  override func modifierDidChange(from old: PreferenceChangeModifier<K>?) {
    if old == nil { graph.preferences.add(self, graph) }
  }

  /// Told what holds at first only if that is not the default.
  func preferencesDidChange() {
    guard isAlive else { return }
    let value = preference(K.self) ?? K.defaultValue
    guard value != told ?? K.defaultValue else { return }
    told = value
    modifier.action(value)
  }
}

/// A node that hears when what is said inside changes.
@MainActor
protocol PreferenceWatcher: AnyObject {
  func preferencesDidChange()
}

/// Who hears of preferences in a graph.
@MainActor
final class PreferenceWatchers {
  private struct Entry {
    weak var watcher: (any PreferenceWatcher)?
  }

  private var entries: [Entry] = []
  private var isDue = false

  func add(_ watcher: any PreferenceWatcher, _ graph: ViewGraph) {
    entries.removeAll { $0.watcher == nil }
    // Inner nodes are made first and hear first.
    entries.append(Entry(watcher: watcher))
    noteChange(graph)
  }

  /// Something was said, or is no longer. Watchers hear of it after the update under way.
  func noteChange(_ graph: ViewGraph) {
    guard !isDue, !entries.isEmpty else { return }
    isDue = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isDue = false
      for entry in entries { entry.watcher?.preferencesDidChange() }
    }
  }
}

extension View {
  /// Hands a value outwards.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K> { _ in value })
  }

  /// Changes the value that is handed outwards by the views inside.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping @MainActor (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { content in
        var value = content ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Called when the value that views inside hand outwards has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
