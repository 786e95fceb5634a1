/// Shows pages, each a controller of its own, that the user turns by scrolling.
///
/// Of Apple's two transition styles there is scrolling; the curl of a book's page is not there.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Supplies the pages before and after the one that is shown. Without it only code turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { turner.neighboursDidChange() } }
  }

  /// Hears of pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages are turned.
  public private(set) var navigationOrientation: NavigationOrientation

  /// Room between pages while they are turned, points.
  private(set) var pageSpacing: CGFloat
  private let pageControl = UIPageControl()
  /// Which dot is that of the page that is shown.
  private var dot = 0
  private(set) lazy var turner = PageTurner(of: self)

  /// What the control of dots takes of the height, points.
  private static let controlHeight: CGFloat = 37

  /// A controller without pages. `options` may name the room between them.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    pageSpacing = max(0, Self.length(options?[.interPageSpacing]) ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  private static func length(_ value: Any?) -> CGFloat? {
    switch value {
    case let length as CGFloat: length
    case let length as Double: CGFloat(length)
    case let length as Int: CGFloat(length)
    case let length as NSNumber: CGFloat(length.doubleValue)
    default: nil
    }
  }

  /// A controller whose pages scroll sideways, from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    pageSpacing = 0
    super.init(coder: coder)
  }

  /// Takes on what an interface file says, before the view is made.
  package func adopt(orientation: NavigationOrientation, pageSpacing: CGFloat) {
    navigationOrientation = orientation
    self.pageSpacing = max(0, pageSpacing)
  }

  // MARK: Pages

  /// The page that is shown; empty before one is.
  open var viewControllers: [UIViewController]? { turner.current.map { [$0] } ?? [] }

  /// Shows a page, which is the first of `viewControllers`. If `animated`, it comes in from the
  /// end that `direction` names. `completion` is called when it is there.
  @preconcurrency
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    turner.show(
      viewControllers?.first, direction: direction, animated: animated, completion: completion)
  }

  /// What turns pages: the drag.
  open var gestureRecognizers: [UIGestureRecognizer] { [turner.strip.panGestureRecognizer] }

  // MARK: View

  /// Makes the container of the pages.
  open override func loadView() {
    interfaceOrigin?.loadView(of: self)
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(turner.frame)
    container.addSubview(pageControl)
    pageControl.isHidden = true
    pageControl.addAction(
      UIAction { [weak self] _ in self?.dotWasChosen() }, for: .valueChanged)
    container.onLayout = { [weak self] in self?.layOutContainer() }
    view = container
    turner.prepareStrip()
    turner.neighboursDidChange()
    updateControl()
  }

  private func layOutContainer() {
    var box = view.bounds
    if !pageControl.isHidden {
      let top = box.maxY - view.safeAreaInsets.bottom - Self.controlHeight
      pageControl.frame = CGRect(
        x: box.minX, y: top, width: box.width, height: Self.controlHeight)
      box.size.height = max(0, top - box.minY)
    }
    turner.layOut(in: box)
  }

  /// Places the control of dots anew.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  // MARK: Dots

  /// Asks how many dots there are and which is that of the page that code has shown.
  func updateControl() {
    guard isViewLoaded, navigationOrientation == .horizontal else { return }
    pageControl.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
    pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    dot = pageControl.currentPage
    let isHidden = pageControl.numberOfPages == 0
    guard pageControl.isHidden != isHidden else { return }
    pageControl.isHidden = isHidden
    view.setNeedsLayout()
  }

  func moveDot(by step: Int) {
    dot += step
    pageControl.currentPage = dot
    dot = pageControl.currentPage
  }

  /// The page beside is shown, towards the dot.
  private func dotWasChosen() {
    let isForward = pageControl.currentPage > dot
    let next = turner.place + (isForward != turner.isMirrored ? 1 : -1)
    guard turner.visit == nil, turner.page(next) != nil else { return moveDot(by: 0) }
    turner.turn(to: next)
  }
}
