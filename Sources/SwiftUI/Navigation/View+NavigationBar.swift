/// What the navigation bar shows for a screen.
struct BarModifier: ViewModifier, PrimitiveModifier {
  var title: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var hidesBackButton: Bool?

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    BarNode(content, self, context)
  }
}

private final class BarNode<Content: View>: WatcherNode<Content, BarModifier> {
  override func modifierDidChange(from old: BarModifier?) {
    let new = modifier
    guard let controller = graph.presenter.controller else { return }
    let item = controller.navigationItem
    if let title = new.title, item.title != title { controller.title = title }
    if let mode = new.displayMode { item.largeTitleDisplayMode = mode.uiMode }
    if let hides = new.hidesBackButton { item.hidesBackButton = hides }
    guard let isHidden = new.isHidden, old?.isHidden != isHidden else { return }
    graph.afterUpdate { [weak controller] in
      controller?.navigationController?.setNavigationBarHidden(isHidden, animated: false)
    }
  }
}

/// Which bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bars that belong to a place by itself: the navigation bar.
  public static let automatic = navigationBar
}

/// What the navigation bar shows.
public enum NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before; large on the first.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, until something is scrolled.
    case large

    var uiMode: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

extension View {
  /// The title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(BarModifier(title: titleKey.text))
  }

  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(BarModifier(title: String(title)))
  }

  /// The title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier(title: title.string))
  }

  /// The title of the screen.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    modifier(BarModifier(title: title.string, displayMode: displayMode))
  }

  /// The title of the screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    modifier(BarModifier(title: String(title), displayMode: displayMode))
  }

  /// The title of the screen.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    modifier(BarModifier(title: titleKey.text, displayMode: displayMode))
  }

  /// How large the title is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarModifier(displayMode: displayMode))
  }

  /// Whether the bar is left out.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarModifier(isHidden: hidden))
  }

  /// Whether some bars are left out.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isConcerned = bars.isEmpty || bars.contains(.navigationBar)
    return modifier(
      BarModifier(isHidden: isConcerned && visibility != .automatic ? visibility == .hidden : nil))
  }

  /// Whether the button back is left out.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BarModifier(hidesBackButton: hidesBackButton))
  }
}
