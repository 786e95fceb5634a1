/// What floats over the app while text is edited: the edit menu and the loupe.
@MainActor
final class TextEffects {
  private(set) lazy var menu = EditMenuPresenter(self)
  private var window: TextEffectsWindow?

  /// Puts a view over everything but the status bar. Its frame is in screen coordinates.
  func add(_ view: UIView) {
    let window = self.window ?? TextEffectsWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.addSubview(view)
    window.isHidden = false
  }

  func remove(_ view: UIView) {
    view.removeFromSuperview()
    guard let window, window.subviews.isEmpty else { return }
    window.isHidden = true
    self.window = nil
  }
}

/// Lets all touches through that are on none of its views.
final class TextEffectsWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // Above the keyboard, below the status bar.
    windowLevel = Level(rawValue: Level.statusBar.rawValue - 1)
    isSystemWindow = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
