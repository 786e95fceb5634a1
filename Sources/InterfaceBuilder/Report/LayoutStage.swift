import UIKit

/// A screen on which one scene is laid out, as large as its view was saved.
@MainActor
struct LayoutStage {
  private let app: UIApplication

  init(
    document: InterfaceDocument, size: CGSize, insets: UIEdgeInsets,
    textMeasurer: any TextMeasurer
  ) {
    let screen = UIScreen(
      configuration: ScreenConfiguration(
        size: size, scale: document.canvasScale, safeAreaInsets: insets,
        statusBarHeight: insets.top, traits: document.canvasTraits))
    app = UIApplication(clock: MediaClock(), screen: screen, textMeasurer: textMeasurer)
    app.log = { _ in }
  }

  /// Runs `work` in an app on this screen.
  func perform<Result>(_ work: (UIWindow) throws -> Result) rethrows -> Result {
    let previous = UIApplication.shared
    app.makeCurrent()
    defer { previous.makeCurrent() }
    let window = UIWindow()
    defer { window.isHidden = true }
    return try work(window)
  }

  /// Lays a scene out.
  func show(_ scene: LoadedScene, in window: UIWindow) {
    if let controller = scene.controller {
      window.rootViewController = controller
    } else if let view = scene.view {
      view.frame = window.bounds
      window.addSubview(view)
    }
    window.isHidden = false
    app.performTurn()
  }
}
