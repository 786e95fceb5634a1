/// Holds a stack of screens under a navigation bar and shows the topmost.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar. Its items are those of the controllers on the stack.
  public let navigationBar = UINavigationBar()

  /// The bar at the bottom, while it is not hidden.
  public let toolbar = UIToolbar()

  /// Hears what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The drag from the left edge that goes back.
  public private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?

  /// Seconds that hiding and showing the bar takes.
  public static let hideShowBarDuration: TimeInterval = 0.2

  /// What the back button of the bottommost controller leads to, where this controller stands on
  /// something itself.
  var below: (item: UINavigationItem, leave: () -> Void)? {
    didSet { navigationBar.items = barItems }
  }

  /// The items of the bar.
  var barItems: [UINavigationItem] {
    (below.map { [$0.item] } ?? []) + stack.map(\.navigationItem)
  }

  let content = UIView()
  var transition: NavigationTransition?
  var isTransitionInteractive = false
  var pendingCompletion: (() -> Void)?
  var swipeProgress: CGFloat = 0
  private(set) var stack: [UIViewController] = []
  private weak var watchedScrollView: UIScrollView?
  private var ownTabBarItem: UITabBarItem?
  private var isBarHidden = false
  private var isToolbarAway = true

  /// A controller with `rootViewController` at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller with an empty stack. Both names are `nil`: it makes its view itself.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Stack

  /// The controllers, the topmost last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// What the tab bar shows: the item of the controller at the bottom of the stack, unless
  /// another was set.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { ownTabBarItem = newValue }
  }

  /// The controller that is seen: the one on top, or what is presented over it.
  open var visibleViewController: UIViewController? {
    var visible = topViewController
    while let presented = visible?.presentedViewController { visible = presented }
    return visible ?? presentedViewController
  }

  /// Puts a controller on top and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Goes back to the controller below the topmost, and answers the one that left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Goes back to the bottom of the stack, and answers those that left.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller on the stack, and answers those that left.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(of: viewController) else { return nil }
    let left = Array(stack[(place + 1)...])
    change(to: Array(stack[...place]), animated: animated)
    return left
  }

  /// Replaces the stack. The new topmost controller slides in, or out of the old one's way if
  /// it was on the stack already.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Pushes a controller. Navigation controllers, which cannot stand on one another, are
  /// presented.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard vc is UINavigationController else {
      return pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  private func change(to new: [UIViewController], animated: Bool) {
    finishTransition()
    guard new != stack else { return }
    let old = stack
    for controller in new where !old.contains(controller) { addChild(controller) }
    let leaving = old.filter { !new.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    stack = new
    guard isViewLoaded else {
      complete(leaving: leaving, joining: new.filter { !old.contains($0) })
      navigationBar.items = barItems
      return
    }
    run(from: old, leaving: leaving, animated: animated)
  }

  private func run(from old: [UIViewController], leaving: [UIViewController], animated: Bool) {
    let joining = stack.filter { !old.contains($0) }
    guard let from = old.last, let to = stack.last, from !== to else {
      if let to = stack.last, old.last !== to { showAtOnce(to) }
      if stack.isEmpty { old.last?.viewIfLoaded?.removeFromSuperview() }
      navigationBar.items = barItems
      complete(leaving: leaving, joining: joining)
      view.setNeedsLayout()
      return
    }
    let isPush = !old.contains(to)
    if isAnimated(animated), isAsWideAsScreen {
      UIApplication.shared.keyboard.performScreenChange(
        distance: keyboardDistance(isPush: isPush), incoming: to.viewIfLoaded
      ) {
        from.viewIfLoaded?.endEditing(true)
        begin(from: from, to: to, isPush: isPush, animated: animated)
      }
    } else {
      from.viewIfLoaded?.endEditing(true)
      begin(from: from, to: to, isPush: isPush, animated: animated)
    }
    runTransition { [weak self] in
      self?.complete(leaving: leaving, joining: joining)
    }
  }

  func complete(leaving: [UIViewController], joining: [UIViewController]) {
    for controller in leaving { controller.removeFromParent() }
    for controller in joining { controller.didMove(toParent: self) }
  }

  /// Shortens the stack, without showing that, when a drag back begins or is given up.
  func replaceStack(with new: [UIViewController]) {
    stack = new
  }

  private func showAtOnce(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    prepareView(of: controller)
    let isSeen = isVisibleOrAppearing && view.window != nil
    if isSeen { controller.beginAppearanceTransition(true, animated: false) }
    content.addSubview(controller.view)
    view.setNeedsLayout()
    if isSeen {
      view.layoutIfNeeded()
      controller.tellIsAppearing(false)
      controller.endAppearanceTransition()
    }
  }

  func prepareView(of controller: UIViewController) {
    controller.view.autoresizingMask = []
    controller.view.translatesAutoresizingMaskIntoConstraints = true
  }

  // MARK: View

  /// Makes the container of screens and bars.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    container.addSubview(content)
    container.addSubview(toolbar)
    container.addSubview(navigationBar)
    toolbar.isHidden = isToolbarAway
    container.onLayout = { [weak self] in self?.layOutContainer() }
    view = container
    navigationBar.onBack = { [weak self] in
      guard let self else { return }
      if stack.count == 1, let below { below.leave() } else { popViewController(animated: true) }
    }
    addBackSwipe(to: container)
    if let top = stack.last { showAtOnce(top) }
    watchContent()
  }

  private func addBackSwipe(to container: UIView) {
    let swipe = UIScreenEdgePanGestureRecognizer { [weak self] swipe in
      self?.backSwipeDidChange(swipe)
    }
    swipe.delegate = backSwipeRules
    container.addGestureRecognizer(swipe)
    interactivePopGestureRecognizer = swipe
  }

  private lazy var backSwipeRules = BackSwipeRules(of: self)

  /// Places bars anew when the room that they keep free changes.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// As the navigation bar's style asks, whose ground is behind the status bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// Without a navigation bar the controller on top decides the ink of the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isBarHidden ? topViewController : nil
  }

  /// The controller on top decides whether there is a status bar.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: Bars

  /// Whether the navigation bar is left out.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the navigation bar out or brings it back, within 0.2 seconds if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    changeBars(animated: animated)
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Whether the toolbar is left out, as it is at first.
  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Takes the toolbar out or brings it back, within 0.2 seconds if `animated`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarAway else { return }
    if !hidden {
      toolbar.items = topViewController?.toolbarItems
      UIView.performWithoutAnimation {
        viewIfLoaded?.layoutIfNeeded()
        toolbar.isHidden = false
      }
    }
    isToolbarAway = hidden
    changeBars(animated: animated) { [weak self] in
      if let self { toolbar.isHidden = isToolbarAway }
    }
  }

  private func changeBars(animated: Bool, completion: @escaping () -> Void = {}) {
    guard let view = viewIfLoaded else { return completion() }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return completion() }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: { view.layoutIfNeeded() },
      completion: { _ in completion() })
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  // MARK: Content under the bar

  /// Follows the scroll view on top: the bar's ground shows while something is below it, and a
  /// large title makes way for content that moves up.
  func watchContent() {
    watchedScrollView?.onScroll = nil
    watchedScrollView = contentScrollView
    watchedScrollView?.onScroll = { [weak self] in self?.contentDidScroll() }
    if !isToolbarAway { toolbar.items = topViewController?.toolbarItems }
  }

  private var contentScrollView: UIScrollView? { topViewController?.mainScrollView }

  /// Brings the bars in line with what is below them.
  func contentDidScroll() {
    guard transition == nil else { return }
    placeNavigationBar()
    updateBottomBars()
  }

  /// Shows the ground of the toolbar, or of a tab bar around, where content is below it.
  private func updateBottomBars() {
    guard let view = viewIfLoaded else { return }
    toolbar.isAtEdge = !hasContent(below: toolbar.frame.minY, in: view)
    (parent as? UITabBarController)?.updateTabBar()
  }

  /// Where the content of the scroll view begins, points below the container's top.
  private var contentStart: CGFloat? {
    guard let scrollView = watchedScrollView, let view = viewIfLoaded,
      scrollView.isDescendant(of: view)
    else { return nil }
    return scrollView.convert(CGPoint.zero, to: view).y - scrollView.contentInset.top
  }

  // MARK: Layout

  private var isSheet: Bool {
    presentationOfSelf?.isCard == true || parent?.presentationOfSelf?.isCard == true
  }

  private func layOutContainer() {
    content.frame = view.bounds
    updateBackSwipeEdge()
    navigationBar.rowHeight =
      isSheet && !BarMetrics.isLow(traitCollection) ? BarMetrics.sheetBar : nil
    placeNavigationBar()
    placeToolbar()
    for controller in [transition?.from, transition?.to, topViewController].compactMap(\.self) {
      layOut(controller)
    }
    transition?.layOut()
    updateBottomBars()
    if watchedScrollView == nil || watchedScrollView !== contentScrollView { watchContent() }
  }

  private func placeNavigationBar() {
    if transition?.holdsBar == true { return }
    let bounds = view.bounds
    let top = BarMetrics.barTop(inset: view.safeAreaInsets.top)
    let full = navigationBar.intrinsicContentSize.height
    var height = full
    if let start = contentStart, navigationBar.isTitleLarge {
      height = max(full - BarMetrics.largeTitle, start - top)
    }
    watchedScrollView?.refreshControl?.rise =
      navigationBar.isTitleLarge ? BarMetrics.largeTitle : 0
    navigationBar.groundOverhang = top
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : top, width: bounds.width, height: height)
    navigationBar.isGroundHidden = isFree(above: top + height)
  }

  /// Whether nothing is scrolled under a bar that ends at `edge`, points.
  private func isFree(above edge: CGFloat) -> Bool {
    contentStart.map { $0 >= edge - 0.5 } ?? true
  }

  /// Whether the bar will have no ground over the screen that is on top now.
  var willHideGround: Bool { isFree(above: navigationBar.frame.maxY) }

  private func placeToolbar() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets.bottom
    let height = BarMetrics.barHeight(traitCollection)
    toolbar.groundOverhang = safe
    toolbar.frame = CGRect(
      x: 0, y: isToolbarAway ? bounds.maxY : bounds.maxY - safe - height,
      width: bounds.width, height: height)
  }

  private func layOut(_ controller: UIViewController) {
    guard let child = controller.viewIfLoaded, child.superview === content else { return }
    let bars = barInsets(of: controller)
    var box = content.bounds
    let isOpaque =
      !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    if isOpaque || !controller.edgesForExtendedLayout.contains(.top) {
      box.origin.y += bars.top
      box.size.height -= bars.top
    }
    if !controller.edgesForExtendedLayout.contains(.bottom) { box.size.height -= bars.bottom }
    controller.barOverlay = bars
    child.place(in: box)
  }

  /// How far bars reach into the container.
  private func barInsets(of controller: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if !isBarHidden {
      insets.top =
        BarMetrics.barTop(inset: view.safeAreaInsets.top)
        + navigationBar.intrinsicContentSize.height
    }
    insets.bottom = bottomBarOverlay(for: controller)
    if !isToolbarAway {
      insets.bottom =
        max(insets.bottom, view.safeAreaInsets.bottom) + BarMetrics.barHeight(traitCollection)
    }
    return insets
  }

  /// How far a tab bar around this controller covers a screen of the stack.
  private func bottomBarOverlay(for controller: UIViewController) -> CGFloat {
    guard let tabs = parent as? UITabBarController else { return 0 }
    let below = stack.firstIndex(of: controller).map { stack[...$0] } ?? stack[...]
    let isHidden = (below + [controller]).contains(where: \.hidesBottomBarWhenPushed)
    return isHidden ? 0 : tabs.tabBarOverlay
  }

  /// Whether a bar around this controller is left out for a screen on the stack.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }
}

extension UIViewController {
  /// The scroll view that fills the controller's view: that view or the rearmost one in it.
  var mainScrollView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  /// To be called when the scroll view that fills the controller's view has come or gone after the
  /// controller was shown: bars follow it from then on.
  package func mainScrollViewDidChange() {
    if let navigation = navigationController, navigation.topViewController === self {
      navigation.watchContent()
      navigation.contentDidScroll()
    } else if let tabs = parent as? UITabBarController {
      tabs.watchContent()
      tabs.updateTabBar()
    }
  }

  /// Whether the controller's content, or that of the one on a navigation stack, reaches below a
  /// line, `y` points down in `view`.
  func hasContent(below y: CGFloat, in view: UIView) -> Bool {
    let shown = (self as? UINavigationController)?.topViewController ?? self
    guard let scrollView = shown.mainScrollView, scrollView.isDescendant(of: view) else {
      return false
    }
    let end = CGPoint(x: 0, y: scrollView.contentSize.height + scrollView.contentInset.bottom)
    return scrollView.convert(end, to: view).y > y + 0.5
  }

  /// The navigation controller that this controller is in.
  public var navigationController: UINavigationController? {
    var ancestor = parent
    while let controller = ancestor {
      if let navigation = controller as? UINavigationController { return navigation }
      ancestor = controller.parent
    }
    return nil
  }
}
