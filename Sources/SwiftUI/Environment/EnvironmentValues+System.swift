/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular

  init?(_ size: UIUserInterfaceSizeClass) {
    switch size {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension EnvironmentValues {
  private enum TraitsKey: EnvironmentKey {
    static var defaultValue: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  }
  /// The traits of the hosting view.
  var traits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    traits.userInterfaceStyle == .dark ? .dark : .light
  }

  /// Pixels per point.
  public var displayScale: CGFloat { traits.displayScale }

  /// Room along the width.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    UserInterfaceSizeClass(traits.horizontalSizeClass)
  }

  /// Room along the height.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    UserInterfaceSizeClass(traits.verticalSizeClass)
  }

  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }
  /// Puts the presented screen away, or goes back.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// Puts the presented screen away, or goes back: call it as a function.
@preconcurrency @MainActor
public struct DismissAction: Equatable {
  weak var controller: UIViewController?

  nonisolated init(_ controller: UIViewController? = nil) {
    self.controller = controller
  }

  /// Puts the screen away.
  public func callAsFunction() {
    guard let controller else { return }
    if let navigation = controller.navigationController,
      navigation.viewControllers.first !== controller,
      navigation.viewControllers.contains(controller)
    {
      navigation.popViewController(animated: true)
    } else if controller.presentingViewController != nil {
      controller.dismiss(animated: true)
    }
  }

  /// Of the same screen.
  public nonisolated static func == (one: DismissAction, other: DismissAction) -> Bool {
    one.controller === other.controller
  }
}
