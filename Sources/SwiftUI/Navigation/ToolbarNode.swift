/// Has the bars show the views of a toolbar, together with those of other toolbars of the screen.
final class ToolbarNode<Content: View>: WatcherNode<Content, ToolbarModifier>, ToolbarSource {
  override func modifierDidChange(from old: ToolbarModifier?) {
    if old == nil { graph.presenter.toolbars.add(self) }
    graph.presenter.showToolbars()
  }

  override func die() {
    super.die()
    graph.presenter.toolbars.remove(self)
    graph.presenter.showToolbars()
  }

  func boxes(_ place: ToolbarItemPlacement.Place) -> [any ViewBox] {
    modifier.entries.filter { $0.placement.place == place }.map(\.box)
  }
}

/// A node with views for toolbars.
@MainActor
protocol ToolbarSource: ViewNode {
  func boxes(_ place: ToolbarItemPlacement.Place) -> [any ViewBox]
}

/// The toolbars of a screen. Those further in come first.
@MainActor
final class ToolbarSources {
  private struct WeakSource {
    weak var source: (any ToolbarSource)?
  }

  private var sources: [WeakSource] = []
  /// What this has put onto bars, which it takes away again.
  private var shown: Set<ToolbarItemPlacement.Place> = []

  func add(_ source: any ToolbarSource) { sources.append(WeakSource(source: source)) }

  func remove(_ source: any ToolbarSource) {
    sources.removeAll { $0.source == nil || $0.source === source }
  }

  private func items(_ place: ToolbarItemPlacement.Place) -> [UIBarButtonItem] {
    sources.compactMap(\.source).flatMap { source in
      source.boxes(place).map { $0.barItem(source.environment) }
    }
  }

  /// Hands items to a bar; none only where there were some.
  private func hand(
    _ items: [UIBarButtonItem], _ place: ToolbarItemPlacement.Place,
    to bar: ([UIBarButtonItem]) -> Void
  ) {
    if !items.isEmpty {
      shown.insert(place)
      bar(items)
    } else if shown.remove(place) != nil {
      bar([])
    }
  }

  func show(on controller: UIViewController, _ graph: ViewGraph) {
    let item = controller.navigationItem
    hand(items(.leading), .leading) { item.leftBarButtonItems = $0 }
    hand(items(.trailing), .trailing) { item.rightBarButtonItems = $0.reversed() }
    showTitle(item)
    let middle = items(.status)
    let status = middle.isEmpty ? [] : [.flexibleSpace()] + middle + [.flexibleSpace()]
    hand(items(.bottom) + status, .bottom) { items in
      controller.toolbarItems = items
      graph.afterUpdate { [weak controller] in
        controller?.navigationController?.setToolbarHidden(items.isEmpty, animated: false)
      }
    }
  }

  /// The view stays while its content changes.
  private func showTitle(_ item: UINavigationItem) {
    let source = sources.lazy.compactMap(\.source).first { !$0.boxes(.principal).isEmpty }
    guard let source, let box = source.boxes(.principal).first else {
      if shown.remove(.principal) != nil { item.titleView = nil }
      return
    }
    shown.insert(.principal)
    let inner = source.environment.forAnotherScreen
    if let view = item.titleView as? HostingView<AnyView> {
      view.baseEnvironment = inner
      view.show(box.erased)
      view.frame.size = view.intrinsicContentSize
    } else {
      item.titleView = box.barView(inner)
    }
  }
}

extension View {
  /// Puts a view at the leading end of the navigation bar and one at its trailing end.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .topBarLeading) { leading }
      ToolbarItemGroup(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading end of the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing end of the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
  }
}
