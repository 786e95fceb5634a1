/// What a stack of screens knows: the screens of kinds of values, and which values are on it.
@MainActor
final class NavigationModel: UINavigationControllerDelegate {
  weak var navigation: UINavigationController?
  /// The app's path, if it keeps one.
  var path: Binding<[AnyHashable]>?
  var environment = EnvironmentValues()

  private var destinations: [ObjectIdentifier: (Any) -> AnyView?] = [:]
  private var entries: [(value: AnyHashable, controller: UIViewController)] = []

  /// Notes what shows values of a kind; screens that show some already are made anew.
  func register<D: Hashable>(_ type: D.Type, _ destination: @escaping (D) -> AnyView) {
    destinations[ObjectIdentifier(type)] = { ($0 as? D).map(destination) }
    for entry in entries {
      guard let value = entry.value.base as? D,
        let screen = entry.controller as? UIHostingController<AnyView>
      else { continue }
      screen.rootView = destination(value)
    }
  }

  /// Adds a screen for a value.
  func push(_ value: AnyHashable) {
    if let path {
      path.wrappedValue.append(value)
    } else {
      show(entries.map(\.value) + [value])
    }
  }

  /// Has the screens of some values on the stack, one after the other. What shows no value stays
  /// below and goes when something below it goes.
  func show(_ values: [AnyHashable]) {
    guard let navigation, entries.map(\.value) != values else { return }
    let kept = zip(entries, values).prefix { $0.value == $1 }.count
    let isAnimated = navigation.view.window != nil
    if kept < entries.count {
      let going = entries[kept].controller
      entries.removeSubrange(kept...)
      if let place = navigation.viewControllers.firstIndex(of: going), place > 0 {
        navigation.popToViewController(
          navigation.viewControllers[place - 1], animated: isAnimated && kept == values.count)
      }
    }
    for (index, value) in values.enumerated() where index >= kept {
      guard let view = destinations[ObjectIdentifier(type(of: value.base))]?(value.base) else {
        continue
      }
      let screen = UIHostingController(rootView: view)
      screen.baseEnvironment = environment.forPresentedScreen
      entries.append((value, screen))
      navigation.pushViewController(screen, animated: isAnimated && index == values.count - 1)
    }
  }

  /// The user may have gone back.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let left = entries.filter { navigationController.viewControllers.contains($0.controller) }
    guard left.count != entries.count else { return }
    entries = left
    if let path, path.wrappedValue != left.map(\.value) {
      path.wrappedValue = left.map(\.value)
    }
  }
}

/// The stack that a view is in.
struct NavigationReference: Equatable {
  weak var model: NavigationModel?

  static func == (one: NavigationReference, other: NavigationReference) -> Bool {
    one.model === other.model
  }
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationReference { NavigationReference() }
  }
  /// The stack that a view is in.
  var navigation: NavigationReference {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

struct DestinationModifier<D: Hashable>: ViewModifier, PrimitiveModifier {
  let destination: (D) -> AnyView

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    DestinationNode(content, self, context)
  }
}

private final class DestinationNode<Content: View, D: Hashable>: WatcherNode<
  Content, DestinationModifier<D>
>
{
  override func modifierDidChange(from old: DestinationModifier<D>?) {
    guard let model = environment.navigation.model else { return }
    model.register(D.self, modifier.destination)
    // Values that were there before what shows them.
    if old == nil, let path = model.path {
      graph.afterUpdate { [weak model] in model?.show(path.wrappedValue) }
    }
  }
}

extension View {
  /// Which screen shows a value of a kind, on the stack that the view is in.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D> { value in AnyView(Deferred { destination(value) }) })
  }
}
