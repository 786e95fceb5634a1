/// Manages a screen: makes its view, hears of its appearing and disappearing, and holds other
/// controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// A title for bars and lists.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The controller this one is in.
  public private(set) weak var parent: UIViewController?

  /// The controllers inside.
  public private(set) var children: [UIViewController] = []

  /// Added to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsSafeAreaUpdate() }
  }

  /// Whether the margins of the controller's view are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// A style for the controller's view and all inside it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.updateTraits() }
  }

  /// What made the controller, if it came from an interface file.
  package var interfaceOrigin: (any InterfaceOrigin)?

  /// Whether bars at the bottom are left out while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// The edges at which the view reaches below bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { viewIfLoaded?.superview?.setNeedsLayout() }
  }

  /// Whether the view reaches below bars that cannot be seen through as well.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { viewIfLoaded?.superview?.setNeedsLayout() }
  }

  /// The buttons of the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }

  /// What the navigation bar shows for the controller.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = title
    isNavigationItemMade = true
    return item
  }()

  /// What the tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = {
    let item = UITabBarItem()
    item.title = title
    isTabBarItemMade = true
    return item
  }()

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller comes in and goes when it is presented over the whole screen.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user cannot drag the controller's sheet away.
  open var isModalInPresentation = false

  /// The size of the controller's view that suits a container, points: that of a form sheet on a
  /// tablet. Zero leaves it to the container.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }

  private func preferredContentSizeDidChange() {
    presentationOfSelf?.settingsDidChange()
  }

  /// Whether the controller's content is being edited.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  private var isInEditingMode = false

  /// Begins or ends editing of the controller's content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    if isEditButtonMade { editButtonItem.showsEditing(editing) }
  }

  private var isEditButtonMade = false

  /// A button that begins and ends editing: "Edit", then "Done".
  open private(set) lazy var editButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      title: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
    item.showsEditing(isEditing)
    isEditButtonMade = true
    return item
  }()

  /// The controller that this one, or the one it is in, presents.
  public var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or the one it is in.
  public var presentingViewController: UIViewController? {
    presentationOfSelf?.presenting ?? parent?.presentingViewController
  }

  /// The presentation that this controller has begun.
  var presentation: ModalPresentation?

  /// The presentation that shows this controller.
  weak var presentationOfSelf: ModalPresentation?

  /// What stands for that presentation, once it was asked for.
  var ownPresentationController: UIPresentationController?

  /// How far bars cover the view's edges, in points of the view that it fills (FACTS 5.2).
  var barOverlay = UIEdgeInsets.zero {
    didSet { if barOverlay != oldValue { viewIfLoaded?.setNeedsSafeAreaUpdate() } }
  }

  private var isNavigationItemMade = false
  private var isTabBarItemMade = false

  private func titleDidChange() {
    if isNavigationItemMade { navigationItem.title = title }
    if isTabBarItemMade { tabBarItem.title = title }
  }

  private enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  private var loadedView: UIView?
  private var isLoading = false
  private var appearance = Appearance.disappeared

  /// A controller whose view is that of `nibName`.xib in a bundle, the main one with `nil`. Without
  /// a name it is that of a xib called like the class, if there is one, or else made in code.
  /// Reading xibs takes the module `InterfaceBuilder`.
  public init(nibName: String?, bundle: Bundle?) {
    ownNibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// A controller without the name of an interface file.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    ownNibName = nil
    nibBundle = nil
    super.init()
  }

  private let ownNibName: String?

  /// The name of the xib that the view is made of, as it was given.
  open var nibName: String? { ownNibName }

  /// The bundle with that xib; the main one with `nil`.
  public let nibBundle: Bundle?

  // MARK: View

  /// The view, made at its first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view if it has been made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if that has not happened.
  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView != nil { viewDidLoad() }
  }

  /// Makes the view: that of the interface file from which the controller was made, or else a
  /// plain one that fills the screen.
  open func loadView() {
    loadViewFromInterfaceFile()
    guard loadedView == nil else { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Told after the view was made.
  open func viewDidLoad() {}
  /// Told before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Told when the view is in its window and about to be shown; its geometry is right.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Told after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told before the view is taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told after the view was taken away.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Told before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Told after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Told after the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Told after the margins of the controller's view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Told after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Brings the view's constraints up to date; part of the constraint pass.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// Told before the view takes on another size, as when the phone is turned.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The traits here.
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? inheritedTraits
  }

  var inheritedTraits: UITraitCollection {
    let traits =
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
      ?? UIScreen.main.traitCollection
    let sized = overrideHorizontalSizeClass.map(traits.withHorizontalSizeClass) ?? traits
    return presentationOfSelf?.isElevated == true ? sized.with(level: .elevated) : sized
  }

  /// What a container says of the controller's width, instead of what is inherited.
  var overrideHorizontalSizeClass: UIUserInterfaceSizeClass? {
    didSet { if overrideHorizontalSizeClass != oldValue { viewIfLoaded?.updateTraits() } }
  }

  /// Told when memory runs short.
  open func didReceiveMemoryWarning() {}

  // MARK: Rotation

  /// How the interface may stand while the controller fills the screen: on phones not upside
  /// down, on tablets in any way.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface follows when the device is turned.
  open var shouldAutorotate: Bool { true }

  // MARK: Status bar

  /// The ink of the status bar while this controller decides it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while this controller decides it.
  open var prefersStatusBarHidden: Bool { false }
  /// The controller inside that decides the ink instead.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller inside that decides the hiding instead.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Makes the status bar ask again.
  open func setNeedsStatusBarAppearanceUpdate() {
    UIApplication.shared.onStatusBarUpdate?()
  }

  // MARK: Responder

  /// The superview of the controller's view.
  open override var next: UIResponder? {
    viewIfLoaded?.superview
  }

  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  // MARK: Ways to other controllers

  /// Whether a segue that the user has asked for, by a tap, goes ahead.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Told before a segue goes ahead; the place for handing things to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue with an action may lead back to this controller: whether there is
  /// such an action, unless overridden. `action` is written as in the file, such as `goBack:`.
  open func canPerformUnwindSegueAction(
    _ action: String, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let origin = interfaceOrigin ?? fromViewController.interfaceOrigin
    return origin?.canPerform(action, on: self) ?? false
  }

  /// Shows a controller as suits the place: a navigation controller around this one pushes it,
  /// otherwise it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller in the place for details: the secondary column of a split view
  /// controller around this one; otherwise it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Containment

  /// Takes a controller in. Its view is added by the caller, and `didMove(toParent:)` called
  /// after that.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Leaves the parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Told before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Told after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether appearing and disappearing is passed on to the controllers inside.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      hasToldIsAppearing = false
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    isTransitionAnimated = animated
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells a child that its appearing or disappearing has ended.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isTransitionAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isTransitionAnimated)
    case .appeared, .disappeared:
      break
    }
    forwardAppearance { $0.endAppearanceTransition() }
  }

  private var isTransitionAnimated = false
  /// Whether `viewIsAppearing` was called since the view began to appear.
  private var hasToldIsAppearing = false

  private func forwardAppearance(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.isDescendantOfOptional(viewIfLoaded) == true {
      tell(child)
    }
  }

  /// Whether the view is shown or about to be.
  var isVisibleOrAppearing: Bool { appearance == .appeared || appearance == .appearing }

  /// Runs a whole appearance: will, layout, is, did.
  func setAppearance(visible: Bool, animated: Bool) {
    loadViewIfNeeded()
    beginAppearanceTransition(visible, animated: animated)
    if visible {
      tellIsAppearing(animated)
      view.layoutIfNeeded()
    }
    endAppearanceTransition()
  }

  func tellIsAppearing(_ animated: Bool) {
    guard !hasToldIsAppearing else { return }
    hasToldIsAppearing = true
    viewIsAppearing(animated)
    forwardAppearance { $0.tellIsAppearing(animated) }
  }

  func childViewDidMove(toWindow window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window != nil, parent.appearance == .appeared, appearance == .disappeared {
      setAppearance(visible: true, animated: false)
    } else if window != nil, parent.appearance == .appearing, appearance == .disappeared {
      // It appears along with the parent, which tells it the end.
      beginAppearanceTransition(true, animated: parent.isTransitionAnimated)
      if parent.hasToldIsAppearing { tellIsAppearing(parent.isTransitionAnimated) }
    } else if window == nil, appearance == .appeared {
      setAppearance(visible: false, animated: false)
    }
  }
}

extension UIView {
  fileprivate func isDescendantOfOptional(_ view: UIView?) -> Bool {
    view.map(isDescendant(of:)) ?? false
  }
}
