import UIKit

/// An app of its own with one window, a clock and fingers: what a test of touches needs.
/// Tests run interleaved, so whoever takes its app or window also makes the app current.
@MainActor
final class TouchStage {
  private let ownApp: UIApplication
  private let ownWindow: UIWindow

  var app: UIApplication {
    ownApp.makeCurrent()
    return ownApp
  }

  var window: UIWindow {
    ownApp.makeCurrent()
    return ownWindow
  }

  init(size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero) {
    ownApp = UIApplication(
      clock: MediaClock(),
      screen: UIScreen(
        configuration: ScreenConfiguration(
          size: size, scale: 3, safeAreaInsets: safeArea, statusBarHeight: 0,
          traits: UITraitCollection(
            userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
            verticalSizeClass: .regular, displayScale: 3))),
      textMeasurer: UniformTextMeasurer())
    ownApp.makeCurrent()
    ownWindow = UIWindow(frame: CGRect(origin: .zero, size: size))
    ownWindow.makeKeyAndVisible()
  }

  func run(_ seconds: TimeInterval) {
    app.clock.advance(to: app.clock.now + seconds) { self.app.performTurn() }
    app.performTurn()
  }

  func tap(_ point: CGPoint, hold: TimeInterval = 0.05) {
    let touch = app.touchDown(at: point)
    run(hold)
    app.touchUp(touch)
    app.performTurn()
  }

  /// Moves a finger along a straight line at constant speed, one step every 1/60 s.
  func move(_ touch: UITouch, from start: CGPoint, to end: CGPoint, seconds: TimeInterval) {
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      run(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      app.touchMove(
        touch,
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  @discardableResult
  func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.2) -> UITouch {
    let touch = app.touchDown(at: start)
    move(touch, from: start, to: end, seconds: seconds)
    return touch
  }
}

/// A view that writes down which touches it hears of.
final class TouchDiary: UIView {
  var entries: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    entries.append("began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    entries.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    entries.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    entries.append("cancelled")
  }
}
