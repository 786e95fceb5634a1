/// Holds screens side by side and switches between them with a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar. Its items are those of the controllers.
  public let tabBar = UITabBar()

  /// Decides and hears what is shown.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Whether a screen that was pushed has taken the bar out.
  var isTabBarAway = false

  /// The stack of the screens for which the bar has no room on a narrow screen: those from the
  /// fifth on, where there are more than five.
  public private(set) lazy var moreNavigationController = makeMoreController()

  private let content = UIView()
  private var shown: UIViewController?

  /// A controller without screens. Both names are `nil`: it makes its view itself.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Screens

  /// The controllers, in the order of the items.
  open var viewControllers: [UIViewController]? {
    didSet { viewControllersDidChange(from: oldValue ?? []) }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { hasMore && shown === moreNavigationController ? controllerInMore ?? shown : shown }
    set {
      guard let newValue, viewControllers?.contains(newValue) == true else { return }
      select(newValue)
    }
  }

  /// The place of the controller that is shown; `NSNotFound` without one.
  open var selectedIndex: Int {
    get { selectedViewController.flatMap { viewControllers?.firstIndex(of: $0) } ?? NSNotFound }
    set {
      guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
      select(viewControllers[newValue])
    }
  }

  private func select(_ controller: UIViewController) {
    guard isInMore(controller) else { return show(controller) }
    show(moreNavigationController)
    showInMore(controller, animated: false)
  }

  private func viewControllersDidChange(from old: [UIViewController]) {
    let new = viewControllers ?? []
    for controller in old where !new.contains(controller) {
      if controller === shown { hideShown() }
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if hasMore, moreNavigationController.parent !== self {
      addChild(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
    }
    updateMore()
    tabBar.items = controllersInBar.map(\.tabBarItem)
    if let shown, controllersInBar.contains(shown) {
      tabBar.selectedItem = shown.tabBarItem
    } else if let first = new.first {
      show(first)
    }
  }

  private func hideShown() {
    guard let old = shown else { return }
    shown = nil
    guard let view = old.viewIfLoaded, view.superview === content else { return }
    let isSeen = old.isVisibleOrAppearing
    if isSeen { old.beginAppearanceTransition(false, animated: false) }
    view.removeFromSuperview()
    if isSeen { old.endAppearanceTransition() }
  }

  private func show(_ controller: UIViewController) {
    tabBar.selectedItem = controller.tabBarItem
    guard controller !== shown else { return }
    guard isViewLoaded else {
      shown = controller
      return
    }
    let isSeen = isVisibleOrAppearing && view.window != nil
    let old = shown
    controller.loadViewIfNeeded()
    controller.view.autoresizingMask = []
    if isSeen {
      old?.beginAppearanceTransition(false, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
    }
    shown = controller
    if old?.viewIfLoaded?.superview === content { old?.view.removeFromSuperview() }
    isTabBarAway = hidesBarForShown
    content.addSubview(controller.view)
    view.setNeedsLayout()
    if isSeen {
      view.layoutIfNeeded()
      controller.tellIsAppearing(false)
      old?.endAppearanceTransition()
      controller.endAppearanceTransition()
    }
    setNeedsStatusBarAppearanceUpdate()
  }

  private var hidesBarForShown: Bool {
    (shown as? UINavigationController)?.hidesBottomBar ?? false
  }

  /// Goes to the screen of the item. The item of the present screen leads a navigation stack
  /// back to its bottom.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = controllersInBar.first(where: { $0.tabBarItem === item }) else {
      return
    }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      tabBar.selectedItem = shown?.tabBarItem
      return
    }
    if controller === shown {
      if hasMore, controller === moreNavigationController {
        moreNavigationController.setNavigationBarHidden(false, animated: false)
      }
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: View

  /// Makes the container of screens and bar.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    container.addSubview(content)
    container.addSubview(tabBar)
    container.onLayout = { [weak self] in self?.layOutContainer() }
    view = container
    tabBar.delegate = self
    if let shown {
      shown.loadViewIfNeeded()
      shown.view.autoresizingMask = []
      isTabBarAway = hidesBarForShown
      content.addSubview(shown.view)
    }
  }

  /// Places the bar anew when the room that it keeps free changes.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Lists screens under "More", or shows all in the bar, as there is room.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    viewControllersDidChange(from: viewControllers ?? [])
  }

  /// The screen that is shown decides the ink of the status bar.
  open override var childForStatusBarStyle: UIViewController? { shown }
  /// The screen that is shown decides whether there is a status bar.
  open override var childForStatusBarHidden: UIViewController? { shown }

  /// How far the bar reaches into a screen, points.
  var tabBarOverlay: CGFloat {
    BarMetrics.tabBarHeight(traitCollection) + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }

  /// Brings the bar back after it has moved along with a screen.
  func takeBackTabBar() {
    guard isViewLoaded else { return }
    if tabBar.superview !== view { view.addSubview(tabBar) }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Shows the ground of the bar where content is below it.
  func updateTabBar() {
    guard let view = viewIfLoaded else { return }
    tabBar.isAtEdge =
      tabBar.superview === view && shown?.hasContent(below: tabBar.frame.minY, in: view) != true
  }

  private weak var watchedScrollView: UIScrollView?

  /// Follows the content of a screen that is on no navigation stack, which would do that itself.
  func watchContent() {
    let wanted = shown is UINavigationController ? nil : shown?.mainScrollView
    guard wanted !== watchedScrollView else { return }
    watchedScrollView?.onScroll = nil
    watchedScrollView = wanted
    wanted?.onScroll = { [weak self] in self?.updateTabBar() }
  }

  private func layOutContainer() {
    let bounds = view.bounds
    content.frame = bounds
    let height = tabBarOverlay
    tabBar.place(
      in: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height))
    tabBar.isHidden = isTabBarAway && tabBar.superview === view
    guard let shown, let child = shown.viewIfLoaded, child.superview === content else { return }
    let overlay = isTabBarAway ? 0 : height
    shown.barOverlay = UIEdgeInsets(top: 0, left: 0, bottom: overlay, right: 0)
    let reachesBelow = tabBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars
    let isBelow = reachesBelow && shown.edgesForExtendedLayout.contains(.bottom)
    child.place(
      in: isBelow
        ? bounds
        : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - overlay))
    watchContent()
    updateTabBar()
  }
}

extension UIViewController {
  /// The tab bar controller that this controller is in.
  public var tabBarController: UITabBarController? {
    var ancestor = parent
    while let controller = ancestor {
      if let tabs = controller as? UITabBarController { return tabs }
      ancestor = controller.parent
    }
    return nil
  }
}
