/// Moves the pages of a page view controller: the one that is shown and its neighbours stand side
/// by side in a scroll view that stops at pages.
@MainActor
final class PageTurner: NSObject {
  /// Around the strip, which is wider than pages by the room between them.
  let frame = UIView()
  let strip = UIScrollView()

  weak var controller: UIPageViewController?
  /// Side by side from the left or the top. A neighbour may stand on both sides.
  private(set) var pages: [UIViewController] = []
  /// Which of the pages is shown, or is the one from which the user is turning.
  private(set) var place = 0
  /// Which of the pages has come into sight besides.
  private(set) var visit: Int?
  /// Whether code turns the page and not the user.
  private(set) var isDriven = false

  private var completion: (@MainActor (Bool) -> Void)?
  private var knownSize = CGSize.zero

  init(of controller: UIPageViewController) {
    self.controller = controller
    super.init()
    frame.clipsToBounds = true
    frame.addSubview(strip)
    strip.isPagingEnabled = true
    strip.showsHorizontalScrollIndicator = false
    strip.showsVerticalScrollIndicator = false
    strip.contentInsetAdjustmentBehavior = .never
    strip.delegate = self
  }

  func prepareStrip() {
    strip.alwaysBounceHorizontal = axis == .horizontal
    strip.alwaysBounceVertical = axis == .vertical
  }

  var axis: ScrollAxis {
    controller?.navigationOrientation == .vertical ? .vertical : .horizontal
  }

  /// Whether later pages stand to the left.
  var isMirrored: Bool {
    axis == .horizontal && frame.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  var pitch: CGFloat { axis.of(strip.bounds.size) }

  var current: UIViewController? { page(place) }

  func page(_ place: Int) -> UIViewController? {
    pages.indices.contains(place) ? pages[place] : nil
  }

  /// Whether appearing and disappearing must be told.
  private var isSeen: Bool {
    controller?.isVisibleOrAppearing == true && frame.window != nil
  }

  // MARK: From code

  func show(
    _ page: UIViewController?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: (@MainActor (Bool) -> Void)?
  ) {
    endMovement()
    guard let page, page !== current else {
      if page == nil { takeAwayCurrent() }
      neighboursDidChange()
      controller?.updateControl()
      completion?(true)
      return
    }
    guard animated, let old = current, frame.window != nil else {
      replaceCurrent(with: page)
      completion?(true)
      return
    }
    self.completion = completion
    isDriven = true
    let isAfter = (direction == .forward) != isMirrored
    setPages(isAfter ? [old, page] : [page, old], place: isAfter ? 0 : 1)
    rest()
    turn(to: isAfter ? 1 : 0)
  }

  /// Moves to a neighbour.
  func turn(to next: Int) {
    welcome(next)
    strip.setContentOffset(offset(of: next), animated: true)
  }

  private func takeAwayCurrent() {
    guard let old = current else { return }
    old.willMove(toParent: nil)
    let tells = isSeen
    if tells { old.beginAppearanceTransition(false, animated: false) }
    old.viewIfLoaded?.removeFromSuperview()
    if tells { old.endAppearanceTransition() }
    old.removeFromParent()
    setPages([], place: 0)
  }

  private func replaceCurrent(with page: UIViewController) {
    takeAwayCurrent()
    controller?.addChild(page)
    setPages([page], place: 0)
    if controller?.isViewLoaded == true { showCurrent() }
    page.didMove(toParent: controller)
    controller?.updateControl()
  }

  private func showCurrent() {
    guard let current else { return }
    prepare(current)
    let tells = isSeen
    if tells { current.beginAppearanceTransition(true, animated: false) }
    strip.addSubview(current.view)
    addNeighbours()
    rest()
    if tells {
      current.view.layoutIfNeeded()
      current.tellIsAppearing(false)
      current.endAppearanceTransition()
    }
  }

  /// Asks for the neighbours anew, unless a page is being turned.
  func neighboursDidChange() {
    guard controller?.isViewLoaded == true, visit == nil, let current else { return }
    if current.viewIfLoaded?.superview !== strip { return showCurrent() }
    addNeighbours()
    rest()
  }

  private func addNeighbours() {
    guard let page = current, let controller, let source = controller.dataSource else { return }
    var before = source.pageViewController(controller, viewControllerBefore: page)
    var after = source.pageViewController(controller, viewControllerAfter: page)
    if before === page { before = nil }
    if after === page { after = nil }
    if isMirrored { swap(&before, &after) }
    setPages([before, page, after].compactMap(\.self), place: before == nil ? 0 : 1)
  }

  // MARK: Places

  func layOut(in box: CGRect) {
    if frame.frame != box { frame.frame = box }
    let spacing = controller?.pageSpacing ?? 0
    let wide =
      axis == .horizontal
      ? frame.bounds.insetBy(dx: -spacing / 2, dy: 0)
      : frame.bounds.insetBy(dx: 0, dy: -spacing / 2)
    guard wide.size != knownSize else { return }
    endMovement()
    knownSize = wide.size
    strip.frame = wide
    setPages(pages, place: place)
    rest()
  }

  private func setPages(_ new: [UIViewController], place: Int) {
    pages = new
    self.place = place
    let length = pitch * CGFloat(max(1, pages.count))
    strip.contentSize =
      axis == .horizontal
      ? CGSize(width: length, height: strip.bounds.height)
      : CGSize(width: strip.bounds.width, height: length)
    for place in [place, visit].compactMap(\.self) { position(place) }
  }

  /// Has the strip stand at the current page.
  private func rest() {
    strip.contentOffset = offset(of: place)
  }

  func offset(of place: Int) -> CGPoint {
    var offset = CGPoint.zero
    offset[axis] = CGFloat(place) * pitch
    return offset
  }

  private func position(_ place: Int) {
    guard let view = page(place)?.viewIfLoaded, view.superview === strip else { return }
    var origin = offset(of: place)
    origin[axis] += (controller?.pageSpacing ?? 0) / 2
    let box = CGRect(origin: origin, size: frame.bounds.size)
    if view.frame != box { view.frame = box }
  }

  private func prepare(_ page: UIViewController) {
    page.loadViewIfNeeded()
    page.view.autoresizingMask = []
    page.view.translatesAutoresizingMaskIntoConstraints = true
  }

  // MARK: Turning

  /// Has a neighbour appear beside the current page.
  func welcome(_ place: Int) {
    guard let controller, let page = page(place) else { return }
    visit = place
    if !isDriven { controller.delegate?.pageViewController(controller, willTransitionTo: [page]) }
    controller.addChild(page)
    prepare(page)
    let tells = isSeen
    if tells {
      current?.beginAppearanceTransition(false, animated: true)
      page.beginAppearanceTransition(true, animated: true)
    }
    strip.addSubview(page.view)
    position(place)
    if tells {
      page.view.layoutIfNeeded()
      page.tellIsAppearing(true)
    }
  }

  /// Ends with the page at `final`, which is the current one or that in sight besides. What the
  /// user holds goes on being held.
  func settle(at final: Int) {
    guard let controller, let old = current, let visit, let visitor = page(visit) else { return }
    let isTurned = final == visit
    let step = isTurned ? visit - place : 0
    let (page, left) = isTurned ? (visitor, old) : (old, visitor)
    let tells = isSeen
    if tells, !isTurned {
      visitor.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
    }
    left.willMove(toParent: nil)
    left.viewIfLoaded?.removeFromSuperview()
    if tells {
      left.endAppearanceTransition()
      page.endAppearanceTransition()
    }
    left.removeFromParent()
    let before = isTurned ? visit : place
    place = before
    self.visit = nil
    if isTurned { page.didMove(toParent: controller) }
    addNeighbours()
    if strip.isDragging {
      strip.shiftContent(by: CGFloat(place - before) * pitch, along: axis)
    } else {
      rest()
    }
    tellEnd(from: old, step: step)
  }

  private func tellEnd(from old: UIViewController, step: Int) {
    guard let controller else { return }
    let (wasDriven, completion) = (isDriven, completion)
    isDriven = false
    self.completion = nil
    guard !wasDriven else {
      controller.updateControl()
      completion?(step != 0)
      return
    }
    controller.moveDot(by: isMirrored ? -step : step)
    controller.delegate?.pageViewController(
      controller, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: step != 0)
  }

  /// Ends a movement at once, where it was going to end or, in the user's hands, where it is.
  private func endMovement() {
    guard let visit else { return }
    strip.stopMotion()
    settle(at: isDriven || nearest == visit ? visit : place)
    rest()
  }

  /// The page that stands nearest to the middle.
  var nearest: Int {
    guard pitch > 0 else { return place }
    let place = Int((strip.contentOffset[axis] / pitch).rounded())
    return min(max(place, 0), max(0, pages.count - 1))
  }
}
