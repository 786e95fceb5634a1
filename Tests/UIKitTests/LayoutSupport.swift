import Testing
import UIKit

/// A phone of 390 × 844 points at 3 pixels a point, with a window and a controller in it.
@MainActor
struct LayoutFixture {
  let application: UIApplication
  let window: UIWindow
  let controller: UIViewController
  var root: UIView { controller.view }

  init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .unspecified,
    measurer: any TextMeasurer = UniformTextMeasurer()
  ) {
    let traits = UITraitCollection(
      userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
      verticalSizeClass: .regular, displayScale: scale, layoutDirection: direction,
      preferredContentSizeCategory: textSize)
    let screen = UIScreen(
      configuration: ScreenConfiguration(
        size: size, scale: scale, safeAreaInsets: safeArea, statusBarHeight: safeArea.top,
        traits: traits))
    application = UIApplication(
      clock: MediaClock(), screen: screen, textMeasurer: measurer)
    application.makeCurrent()
    window = UIWindow(frame: screen.bounds)
    controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// A view that constraints place, inside `superview` or the root.
  func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
    application.makeCurrent()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func layOut() {
    application.makeCurrent()
    application.performTurn()
  }
}

/// A view with a size of its own.
final class SizedView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { content }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
