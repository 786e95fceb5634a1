/// The screens of a tab view as pages that are turned sideways.
struct PagedTabs<SelectionValue: Hashable>: UIViewControllerRepresentable {
  let selection: Binding<SelectionValue>?
  let screens: [any ViewBox]
  let dots: PageTabViewStyle.IndexDisplayMode

  func makeUIViewController(context: Context) -> PagesController { PagesController() }

  func updateUIViewController(_ controller: PagesController, context: Context) {
    let parts = screens.map(\.parts)
    controller.showsDots =
      switch dots {
      case .automatic: screens.count > 1
      case .always: true
      case .never: false
      }
    controller.isMirrored = context.environment.layoutDirection == .rightToLeft
    controller.show(screens.map(\.erased), context.environment.forAnotherScreen)
    guard let selection else { return }
    let tags = zip(parts, screens).map { $0.tag ?? $1.id }
    controller.onTurn = { page in
      if let tag = tags[page]?.base as? SelectionValue, tag != selection.wrappedValue {
        selection.wrappedValue = tag
      }
    }
    if let page = tags.firstIndex(of: AnyHashable(selection.wrappedValue)) {
      controller.turn(to: page, animated: context.transaction.animation != nil)
    }
  }
}

/// Screens side by side, of which one is seen, with dots below.
final class PagesController: UIViewController, UIScrollViewDelegate {
  var onTurn: (Int) -> Void = { _ in }
  var isMirrored = false { didSet { if isMirrored != oldValue { view.setNeedsLayout() } } }
  var showsDots = true { didSet { dots.isHidden = !showsDots } }

  private let scrollView = UIScrollView()
  private let dots = UIPageControl()
  private var hosts: [UIHostingController<AnyView>] = []
  private var page = 0
  private var size = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    view.addSubview(dots)
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        turn(to: dots.currentPage, animated: true)
        onTurn(page)
      }, for: .valueChanged)
  }

  func show(_ views: [AnyView], _ environment: EnvironmentValues) {
    loadViewIfNeeded()
    while hosts.count > views.count, let last = hosts.popLast() {
      last.willMove(toParent: nil)
      last.viewIfLoaded?.removeFromSuperview()
      last.removeFromParent()
    }
    for (index, page) in views.enumerated() {
      if index < hosts.count {
        hosts[index].rootView = page
      } else {
        let host = UIHostingController(rootView: page)
        host.baseEnvironment = environment
        hosts.append(host)
        addChild(host)
        host.view.backgroundColor = nil
        scrollView.addSubview(host.view)
        host.didMove(toParent: self)
        view.setNeedsLayout()
      }
      hosts[index].baseEnvironment = environment
    }
    dots.numberOfPages = hosts.count
    page = max(0, min(page, hosts.count - 1))
    dots.currentPage = page
  }

  /// Shows a page.
  func turn(to page: Int, animated: Bool) {
    guard hosts.indices.contains(page), page != self.page else { return }
    self.page = page
    dots.currentPage = page
    scrollView.setContentOffset(
      CGPoint(x: place(of: page), y: 0), animated: animated && view.window != nil)
  }

  private func place(of page: Int) -> CGFloat {
    CGFloat(isMirrored ? hosts.count - 1 - page : page) * scrollView.bounds.width
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let hasNewSize = size != bounds.size
    size = bounds.size
    if hasNewSize { scrollView.frame = bounds }
    scrollView.contentSize = CGSize(
      width: bounds.width * CGFloat(hosts.count), height: bounds.height)
    for (index, host) in hosts.enumerated() {
      host.view.frame = CGRect(
        x: place(of: index), y: 0, width: bounds.width, height: bounds.height)
    }
    if hasNewSize { scrollView.contentOffset.x = place(of: page) }
    let height = dots.size(forNumberOfPages: hosts.count).height
    dots.frame = CGRect(
      x: 0, y: bounds.maxY - view.safeAreaInsets.bottom - height, width: bounds.width,
      height: height)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didRest() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didRest() }
  }

  private func didRest() {
    guard scrollView.bounds.width > 0 else { return }
    let place = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    let now = max(0, min(isMirrored ? hosts.count - 1 - place : place, hosts.count - 1))
    guard now != page else { return }
    page = now
    dots.currentPage = now
    onTurn(now)
  }
}
