/// Screens that are pushed onto each other, below a navigation bar. `Data` is what the app keeps
/// of the values on it.
public struct NavigationStack<Data, Root: View>: View {
  let path: Binding<[AnyHashable]>?
  let root: Root

  /// A navigation controller of UIKit.
  public var body: some View { NavigationCore(path: path, root: AnyView(root)) }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack with its first screen.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// A stack with its first screen and screens for the values of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path.values
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack with its first screen and screens for some values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = Binding<[AnyHashable]>(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

/// Screens that are pushed onto each other, below a navigation bar.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// A stack with its first screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A navigation controller of UIKit.
  public var body: some View { NavigationCore(path: nil, root: AnyView(content)) }
}

private struct NavigationCore: SafeAreaAwareRepresentable {
  let path: Binding<[AnyHashable]>?
  let root: AnyView

  func makeCoordinator() -> NavigationModel { NavigationModel() }

  func makeUIViewController(context: Context) -> UINavigationController {
    let model = context.coordinator
    model.path = path
    let host = UIHostingController(rootView: root)
    host.baseEnvironment = inner(context)
    let navigation = UINavigationController(rootViewController: host)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.delegate = model
    model.navigation = navigation
    return navigation
  }

  func updateUIViewController(_ navigation: UINavigationController, context: Context) {
    let model = context.coordinator
    model.path = path
    model.environment = inner(context)
    let surroundings = Surroundings(direction: context.environment.ownDirection)
    for view in [navigation.navigationBar, navigation.toolbar] as [UIView?] {
      if let view { surroundings.apply(to: view) }
    }
    if let host = navigation.viewControllers.first as? UIHostingController<AnyView> {
      host.baseEnvironment = model.environment
      host.rootView = root
    }
    if let path { model.show(path.wrappedValue) }
  }

  private func inner(_ context: Context) -> EnvironmentValues {
    var environment = context.environment.forAnotherScreen
    environment.navigation = NavigationReference(model: context.coordinator)
    return environment
  }
}

extension EnvironmentValues {
  /// What another screen takes over.
  var forAnotherScreen: EnvironmentValues {
    var result = self
    result.isInsideForm = false
    result.editMode = nil
    result.forgetFocus()
    // Screens inherit it from the view that they are in.
    result.forgetColorScheme()
    return result
  }

  /// What a screen that is pushed or presented takes over.
  var forPresentedScreen: EnvironmentValues {
    var result = forAnotherScreen
    result.isPresented = true
    return result
  }
}
