/// Screens among which the user chooses with a bar at the bottom.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.tabViewLook) private var look
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Screens with a chosen one, by their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// A tab bar controller of UIKit, or pages that are turned sideways.
  public var body: some View {
    let screens = TypedBox(content).screens
    switch look {
    case .bar: TabCore(selection: selection, screens: screens)
    case .pages(let dots): PagedTabs(selection: selection, screens: screens, dots: dots)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Screens, of which the first is shown at first.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

private struct TabCore<SelectionValue: Hashable>: SafeAreaAwareRepresentable {
  let selection: Binding<SelectionValue>?
  let screens: [any ViewBox]

  final class Coordinator: UITabBarControllerDelegate {
    var onSelect: (Int) -> Void = { _ in }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      onSelect(tabBarController.selectedIndex)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UITabBarController {
    let controller = UITabBarController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UITabBarController, context: Context) {
    let known = controller.viewControllers ?? []
    let hosts = screens.indices.map { index -> UIHostingController<AnyView> in
      let view = screens[index].erased
      guard known.indices.contains(index),
        let host = known[index] as? UIHostingController<AnyView>
      else { return UIHostingController(rootView: view) }
      host.rootView = view
      return host
    }
    let parts = screens.map(\.parts)
    for (host, parts) in zip(hosts, parts) {
      host.baseEnvironment = context.environment.forAnotherScreen
      host.show(tabItem: parts.tabItem)
      host.tabBarItem.badgeValue = parts.badge
    }
    if known != hosts { controller.viewControllers = hosts }
    guard let selection else { return }
    let tags = parts.map(\.tag)
    context.coordinator.onSelect = { index in
      if let tag = tags[index]?.base as? SelectionValue { selection.wrappedValue = tag }
    }
    let wanted = AnyHashable(selection.wrappedValue)
    if let index = tags.firstIndex(of: wanted), controller.selectedIndex != index {
      controller.selectedIndex = index
    }
  }
}

extension UIHostingController {
  fileprivate func show(tabItem: ViewParts.Parts?) {
    tabBarItem.title = tabItem?.title
    tabBarItem.image = tabItem?.image
  }
}

/// What the tab bar shows for a screen.
struct TabItemModifier: ViewModifier, PrimitiveModifier {
  let parts: ViewParts.Parts

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WatcherNode(content, self, context)
  }
}

extension View {
  /// What the tab bar shows for the screen: a text, a picture or both.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let parts = ViewParts(label())
    return modifier(
      TabItemModifier(parts: ViewParts.Parts(title: parts.title, image: parts.image)))
  }
}
