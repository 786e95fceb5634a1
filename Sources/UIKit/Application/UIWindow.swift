/// The root of a tree of views on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The order of windows: higher is nearer to the user.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The place in the order.
    public let rawValue: CGFloat

    /// A level by its place.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where apps live.
    public static let normal = Level(rawValue: 0)
    /// Where the status bar lives.
    public static let statusBar = Level(rawValue: 1000)
    /// Where alerts live.
    public static let alert = Level(rawValue: 2000)

    /// Whether one is further from the user.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// The order among windows.
  public var windowLevel = Level.normal

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  weak var firstResponder: UIResponder?

  /// Whether what is inside has the key window's focus, as in the window of the keyboard.
  var takesNoFocus = false

  /// Whether the system shows something in it, such as the keyboard, and not the app.
  package var isSystemWindow = false

  /// A window over the whole screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window over the whole screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The screen it is on.
  public var screen: UIScreen { UIScreen.main }

  /// Whether it takes typed text.
  public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The view that typed text goes to, or `nil` when none has the focus.
  public var firstResponderView: UIView? { firstResponder as? UIView }

  /// Shows the window and lets it take typed text.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Lets the window take typed text. If something in it has the focus already, the keyboard
  /// comes for that.
  open func makeKey() {
    guard UIApplication.shared.keyWindow !== self else { return }
    UIApplication.shared.keyWindow = self
    UIApplication.shared.keyboard.update()
  }

  /// Shows or hides the window. A shown window's root controller appears.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        rootViewController?.setAppearance(visible: false, animated: false)
        UIApplication.shared.remove(self)
      } else {
        UIApplication.shared.add(self)
        rootViewController?.setAppearance(visible: true, animated: false)
      }
    }
  }

  /// Delivers touches to recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    UIApplication.shared.touchDispatcher.deliver(event, in: self)
  }

  /// What follows the window in the responder chain: the app.
  open override var next: UIResponder? { UIApplication.shared }

  override var responderWindow: UIWindow? { self }

  /// The root controller and what is presented over it, one over the other.
  var controllersOnScreen: [UIViewController] {
    var controllers = [rootViewController].compactMap(\.self)
    while let next = controllers.last?.presentation?.presented { controllers.append(next) }
    return controllers
  }

  func screenDidChange() {
    if bounds.size != screen.bounds.size {
      transition(to: screen.bounds)
    } else {
      updateTraits()
      setNeedsSafeAreaUpdate()
    }
  }

  /// Takes on another size inside the animation of a turn, with what the controllers want to
  /// animate along.
  private func transition(to newFrame: CGRect) {
    let coordinator = RotationCoordinator()
    for controller in controllersOnScreen {
      controller.viewWillTransition(to: newFrame.size, with: coordinator)
    }
    UIView.animate(
      withDuration: coordinator.transitionDuration, delay: 0, options: [],
      animations: {
        self.frame = newFrame
        self.updateTraits()
        self.setNeedsSafeAreaUpdate()
        coordinator.runAnimations()
        self.layoutIfNeeded()
      },
      completion: { _ in coordinator.runCompletions() })
  }

  private func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    if old?.presentation != nil { old?.dismiss(animated: false) }
    if !isHidden { old?.setAppearance(visible: false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.view)
    if !isHidden { root.setAppearance(visible: true, animated: false) }
  }
}
