/// Holds a list and what is chosen from it side by side, and one over the other where there is
/// room for one only.
///
/// In a compact width the screens of the secondary column stand on the stack of the primary one,
/// if that is a navigation controller, and go back to their own when there is room again.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public private(set) var style: Style

  /// Decides and hears what is shown.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Whether there is one column only.
  public internal(set) var isCollapsed = false

  /// The columns that the app would like to be seen.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenMode = nil
      delegate?.splitViewController(self, willChangeTo: mode)
      setNeedsArrangement()
    }
  }

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { setNeedsArrangement() } }

  /// The width of the primary column as a part of the whole, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { setNeedsArrangement() }
  }
  /// The width of the primary column, points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { setNeedsArrangement() } }
  /// The least width of the primary column, points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { setNeedsArrangement() } }
  /// The greatest width of the primary column, points; 320 unless set.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { setNeedsArrangement() } }

  /// Whether a drag from the side brings the primary column.
  open var presentsWithGesture = true

  /// Shows and hides the primary column.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in self?.toggle() })

  /// What the app has put into the columns.
  private var roots: [Column: UIViewController] = [:]
  /// What stands in them: with a style navigation controllers.
  var holders: [Column: UIViewController] = [:]
  /// The only column's controller.
  var base: UIViewController?
  /// The screens that stand on the stack of `base`, by the column where they belong.
  var moved: [Column: [UIViewController]] = [:]
  /// What was chosen by button or gesture.
  var chosenMode: DisplayMode?
  var wasWide: Bool?
  let cover = UIControl()
  let lines = [UIView(), UIView()]

  /// A controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of two columns without a style. Both names are `nil`: it makes its view itself.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Takes on what an interface file says, before there are columns.
  package func adopt(style: Style) {
    self.style = style
  }

  // MARK: Columns

  /// The controllers of the columns, from the outside in; the only one where there is room for
  /// one. Setting it is for controllers without a style.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, let base { return [base] }
      return [Column.primary, .supplementary, .secondary].compactMap { holders[$0] }
    }
    set {
      put(newValue.first, in: .primary)
      put(newValue.count > 1 ? newValue[1] : nil, in: .secondary)
    }
  }

  /// Puts a controller into a column, with a style into a navigation controller there unless it
  /// is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    put(vc, in: column)
  }

  /// What was put into a column.
  open func viewController(for column: Column) -> UIViewController? { roots[column] }

  private func put(_ controller: UIViewController?, in column: Column) {
    guard roots[column] !== controller else { return }
    let wasCollapsed = isCollapsed
    if wasCollapsed { gatherScreens() }
    if let old = holders[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    roots[column] = controller
    holders[column] = controller.map(held)
    if let holder = holders[column] {
      addChild(holder)
      holder.overrideHorizontalSizeClass = column == .secondary ? nil : .compact
      holder.didMove(toParent: self)
    }
    if wasCollapsed { stackScreens() }
    offerButton()
    setNeedsArrangement()
  }

  private func held(_ controller: UIViewController) -> UIViewController {
    guard style != .unspecified, !(controller is UINavigationController) else { return controller }
    return UINavigationController(rootViewController: controller)
  }

  /// With a style the button stands on the secondary column by itself.
  private func offerButton() {
    guard style != .unspecified, !isCollapsed,
      let first = (holders[.secondary] as? UINavigationController)?.viewControllers.first,
      first.navigationItem.leftBarButtonItem == nil
    else { return }
    first.navigationItem.leftBarButtonItem = displayModeButtonItem
  }

  /// Takes the button out where there is one column.
  func withdrawButton() {
    for root in roots.values {
      let first = (root as? UINavigationController)?.viewControllers.first ?? root
      if first.navigationItem.leftBarButtonItem === displayModeButtonItem {
        first.navigationItem.leftBarButtonItem = nil
      }
    }
  }

  /// Puts a controller into the primary column, or onto the only one.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed, let base { return base.show(vc, sender: sender) }
    put(vc, in: .primary)
  }

  /// Puts a controller into the secondary column, or its screens onto the only one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else {
      put(vc, in: .secondary)
      if mode == .oneOverSecondary { choose(.secondaryOnly, animated: true) }
      return
    }
    guard let navigation = base as? UINavigationController else {
      base?.show(vc, sender: sender)
      return
    }
    replaceMovedScreens(of: vc, on: navigation)
  }

  private func replaceMovedScreens(
    of vc: UIViewController, on navigation: UINavigationController
  ) {
    roots[.secondary] = vc
    let holder = held(vc)
    holders[.secondary] = holder
    let screens = Self.takeScreens(of: holder)
    moved[.secondary] = screens
    navigation.setViewControllers(
      navigation.viewControllers + screens, animated: UIView.areAnimationsEnabled)
  }

  // MARK: View

  /// Makes the container of the columns.
  open override func loadView() {
    interfaceOrigin?.loadView(of: self)
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.layOutContainer() }
    view = container
    addGestures(to: container)
    updateCollapsing()
    offerButton()
    arrange()
  }

  /// Goes over to one column or to all where the width has become another.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCollapsing()
  }

  /// The secondary or only column decides the ink of the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isCollapsed ? base : holders[.secondary]
  }
  /// The secondary or only column decides whether there is a status bar.
  open override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
}

extension UIViewController {
  /// The split view controller that this controller is in.
  public var splitViewController: UISplitViewController? {
    var ancestor = parent
    while let controller = ancestor {
      if let split = controller as? UISplitViewController { return split }
      ancestor = controller.parent
    }
    return nil
  }
}
