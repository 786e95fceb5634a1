/// How a tab view shows its screens.
@preconcurrency @MainActor
public protocol TabViewStyle {
  /// Which of the system's looks it is.
  var _look: _TabViewLook { get }
}

/// The looks of tab views that the system has.
public enum _TabViewLook: Hashable, Sendable {
  /// A bar at the bottom.
  case bar
  /// Pages that are turned sideways.
  case pages(PageTabViewStyle.IndexDisplayMode)
}

/// A bar at the bottom: what tab views have where nothing is said.
public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar.
  public let _look = _TabViewLook.bar
  /// The style.
  public init() {}
}

/// Pages that are turned sideways.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots for the pages.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Where there are several.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Pages.
  public let _look: _TabViewLook

  /// The style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _look = .pages(indexDisplayMode)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned sideways.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that are turned sideways.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
  /// How tab views inside show their screens.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, style._look)
  }
}

extension EnvironmentValues {
  private enum TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { .bar }
  }
  /// How tab views show their screens.
  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}
