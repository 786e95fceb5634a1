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

  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
  }
  /// Light or dark: as the phone is, or as it was set for the views inside.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? (traits.userInterfaceStyle == .dark ? .dark : .light) }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Has the phone decide again between light and dark.
  mutating func forgetColorScheme() { remove(ColorSchemeKey.self) }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection? { nil }
  }
  /// Where lines begin: as in the phone's language, or as it was set for the views inside.
  public var layoutDirection: LayoutDirection {
    get {
      self[LayoutDirectionKey.self]
        ?? (traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize? { nil }
  }
  /// How large text is: as the user wants it, or as it was set for the views inside.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(traits.preferredContentSizeCategory) }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The same under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = newValue.size }
  }

  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale? { nil }
  }
  private enum PhoneLanguageKey: EnvironmentKey {
    static var defaultValue: String { "en" }
  }
  /// The language and the habits of writing: those of the phone's language, or as they were set for
  /// the views inside.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? Locale(identifier: phoneLanguage) }
    set { self[LocaleKey.self] = newValue }
  }

  /// The language that was set for the views inside.
  var ownLocale: Locale? { self[LocaleKey.self] }

  /// The language of the phone.
  var phoneLanguage: String {
    get { self[PhoneLanguageKey.self] }
    set { self[PhoneLanguageKey.self] = newValue }
  }

  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }
  /// Where the app is between the user and the background.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
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

  /// Puts the screen away, or goes back to the one before.
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
