/// Screens that are pushed onto each other, below a navigation bar.
public struct NavigationStack<Root: View>: View {
  let root: Root

  /// A stack with its first screen.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// A navigation controller of UIKit.
  public var body: some View { NavigationCore(root: AnyView(root)) }
}

/// Screens that are pushed onto each other, below a navigation bar.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// A stack with its first screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A navigation controller of UIKit.
  public var body: some View { NavigationCore(root: AnyView(content)) }
}

private struct NavigationCore: UIViewControllerRepresentable {
  let root: AnyView

  func makeUIViewController(context: Context) -> UINavigationController {
    let host = UIHostingController(rootView: root)
    host.baseEnvironment = context.environment.forAnotherScreen
    let navigation = UINavigationController(rootViewController: host)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  func updateUIViewController(_ navigation: UINavigationController, context: Context) {
    guard let host = navigation.viewControllers.first as? UIHostingController<AnyView> else {
      return
    }
    host.baseEnvironment = context.environment.forAnotherScreen
    host.rootView = root
  }
}

extension EnvironmentValues {
  /// What another screen takes over.
  var forAnotherScreen: EnvironmentValues {
    var result = self
    result.isInsideForm = false
    result.forgetFocus()
    return result
  }
}
