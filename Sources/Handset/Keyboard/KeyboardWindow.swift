import UIKit

/// The window of the keyboard, above the app and below the status bar. Outside the keyboard it
/// lets touches through.
@MainActor
public final class KeyboardWindow: UIWindow {
  private let keyboard: SystemKeyboard

  /// A window over the whole screen, still hidden, for a keyboard.
  public init(keyboard: SystemKeyboard) {
    self.keyboard = keyboard
    super.init(frame: UIScreen.main.bounds)
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue / 2)
    isSystemWindow = true
    let view = keyboard.keyboardView
    view.frame.origin = CGPoint(x: 0, y: bounds.maxY)
    addSubview(view)
  }

  /// There are no archives of it.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The keyboard or nothing.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Keeps a keyboard that is not shown below the screen, whose height a turn changes.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard UIApplication.shared.keyboard.shownFrame == nil,
      !keyboard.keyboardView.layer.isAnimated
    else { return }
    UIView.performWithoutAnimation {
      keyboard.keyboardView.frame.origin = CGPoint(x: 0, y: bounds.maxY)
    }
  }
}
