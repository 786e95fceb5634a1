/// What the nodes of a hosting controller need of it.
@MainActor
final class Presenter {
  weak var controller: UIViewController?

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
