/// Fetches the content of the views inside anew: call it as a function.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Fetches it, and returns when that is done.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }
  /// Fetches the content anew, if that can be done.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the user fetch the content anew by pulling down what scrolls up and down inside. The
  /// spokes turn until `action` returns.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

extension ScrollElement {
  /// Has the control to pull down, or not.
  func show(refresh: RefreshAction?) {
    guard let refresh, axes.contains(.vertical) else {
      scrollView.refreshControl = nil
      return
    }
    let control = scrollView.refreshControl ?? UIRefreshControl()
    control.addAction(
      UIAction(identifier: .refresh) { [weak control] _ in
        _ = AppTask.run {
          let application = UIApplication.shared
          await refresh()
          application.makeCurrent()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    if scrollView.refreshControl == nil { scrollView.refreshControl = control }
  }
}

extension UIAction.Identifier {
  fileprivate static let refresh = UIAction.Identifier("refresh")
}
