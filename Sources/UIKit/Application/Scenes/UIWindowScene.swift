/// The app's windows on the screen.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The app's own windows, back to front; those of keyboard and status bar are not among them.
  public var windows: [UIWindow] {
    application.windows.filter { !$0.isSystemWindow }
  }

  /// The window that takes typed text.
  public var keyWindow: UIWindow? { application.keyWindow }

  /// The screen.
  public var screen: UIScreen { application.screen }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection { application.screen.traitCollection }
}

extension UIApplication {
  /// The scenes of the app: one.
  public var connectedScenes: Set<UIScene> { [scene] }
}

extension UIWindow {
  /// A window over the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The scene that the window belongs to.
  public var windowScene: UIWindowScene? { UIApplication.shared.scene }
}
