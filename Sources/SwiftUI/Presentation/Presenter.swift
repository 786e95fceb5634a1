/// What the nodes of a hosting controller need of it.
@MainActor
final class Presenter {
  weak var controller: UIViewController?
  /// The graph of those nodes.
  weak var graph: ViewGraph?
  /// What the nodes have for the bars around.
  let toolbars = ToolbarSources()

  /// Nodes that hear of appearing and disappearing.
  private var watchers: [WeakWatcher] = []

  private struct WeakWatcher {
    weak var watcher: (any AppearanceWatcher)?
  }

  /// Whether the screen is shown or about to be.
  var isShown = true {
    didSet {
      guard isShown != oldValue else { return }
      for entry in watchers { entry.watcher?.screenDidChange(isShown: isShown) }
    }
  }

  func showToolbars() {
    if let controller, let graph { toolbars.show(on: controller, graph) }
  }

  func add(_ watcher: any AppearanceWatcher) {
    watchers.removeAll { $0.watcher == nil }
    watchers.append(WeakWatcher(watcher: watcher))
  }
}

/// Hears when the screen comes and goes.
@MainActor
protocol AppearanceWatcher: AnyObject {
  func screenDidChange(isShown: Bool)
}
