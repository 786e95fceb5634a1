import UIKit

/// A phone's screen with an empty controller's view, for layouts to be timed on.
@MainActor
struct BenchmarkScreen {
  let application: UIApplication
  let window: UIWindow
  let controller = UIViewController()

  init() {
    let screen = UIScreen(
      configuration: ScreenConfiguration(
        size: CGSize(width: 390, height: 844), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        statusBarHeight: 47, traits: UITraitCollection(userInterfaceStyle: .light)))
    application = UIApplication(
      clock: MediaClock(), screen: screen, textMeasurer: UniformTextMeasurer())
    application.makeCurrent()
    window = UIWindow(frame: screen.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}
