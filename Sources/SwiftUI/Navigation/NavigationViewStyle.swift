/// How a navigation view shows its screens.
@preconcurrency @MainActor
public protocol NavigationViewStyle {}

/// Screens that are pushed onto each other: what there is here.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// What navigation views do where nothing is said: screens that are pushed onto each other.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Screens that are pushed onto each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Screens that are pushed onto each other.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// How navigation views inside show their screens. The styles that there are all push screens
  /// onto each other, which navigation views do anyway.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
