/// The bar at the top of a screen: title, back button and buttons. It holds a stack of items and
/// shows the topmost.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether the bar is dark. A navigation controller asks it for the ink of the status bar.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle.interfaceStyle
      UIApplication.shared.onStatusBarUpdate?()
    }
  }

  /// The colour of the ground; the system's with `nil`.
  open var barTintColor: UIColor? {
    didSet { updateGround() }
  }

  /// Whether what is below shines through.
  open var isTranslucent = true {
    didSet {
      updateGround()
      superview?.setNeedsLayout()
    }
  }

  /// Whether items may have large titles.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
  }

  /// Font and colour of titles, where they are not the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { itemDidChange() }
  }

  /// Font and colour of large titles, where they are not the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { itemDidChange() }
  }

  /// The looks that were set instead of those properties.
  var appearances = BarAppearances() {
    didSet { updateGround() }
  }

  /// Whether the ground is left out, as where nothing is scrolled below the bar.
  var isGroundHidden = false {
    didSet { if isGroundHidden != oldValue { updateGround() } }
  }

  /// How far the ground reaches above the bar, below the status bar, points.
  var groundOverhang: CGFloat = 0 {
    didSet { if groundOverhang != oldValue { setNeedsLayout() } }
  }

  /// The height of the row of buttons, points.
  var rowHeight: CGFloat? {
    didSet { if rowHeight != oldValue { itemDidChange() } }
  }

  /// What a tap on the back button does instead of popping the item.
  var onBack: (() -> Void)?

  private let ground = BarBackground(hairlineAt: .bottom)
  private var stack: [UINavigationItem] = []
  private var shown: NavigationItemView?
  private var leaving: NavigationItemView?

  /// A bar with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
  }

  /// A bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ground)
  }

  // MARK: Items

  /// The items, the topmost last. Setting them shows the last at once.
  open var items: [UINavigationItem]? {
    get { stack }
    set { show(newValue ?? []) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Shows another item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    transition(to: stack + [item], isForward: true, animated: animated)
  }

  /// Goes back to the item before, and answers the one that was shown.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = stack.last else { return nil }
    transition(to: stack.dropLast(), isForward: false, animated: animated)
    return top
  }

  private func transition(to items: [UINavigationItem], isForward: Bool, animated: Bool) {
    guard animated, window != nil else { return show(items) }
    prepareTransition(to: items)
    UIView.performWithoutAnimation { setTransition(progress: 0, isForward: isForward) }
    UIView.animate(
      withDuration: KeyboardTransition.announcedDuration, delay: 0,
      options: KeyboardTransition.animationOptions,
      animations: { self.setTransition(progress: 1, isForward: isForward) },
      completion: { _ in if self.stack == items { self.endTransition() } })
  }

  private func show(_ items: [UINavigationItem]) {
    prepareTransition(to: items)
    endTransition()
  }

  // MARK: Transitions

  func prepareTransition(to items: [UINavigationItem]) {
    endTransition()
    stack.last?.onChange = nil
    backItem?.onChange = nil
    stack = items
    leaving = shown
    shown = makeItemView()
    if let shown { addSubview(shown) }
    updateGround()
    setNeedsLayout()
    layoutIfNeeded()
    watchItems()
  }

  func setTransition(progress: CGFloat, isForward: Bool) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = isForward == isReversed ? -1 : 1
    shown?.setDisplacement(side * (1 - progress))
    leaving?.setDisplacement(-side * progress)
  }

  func endTransition() {
    leaving?.removeFromSuperview()
    leaving = nil
    shown?.setDisplacement(0)
  }

  private func watchItems() {
    stack.last?.onChange = { [weak self] in self?.itemDidChange() }
    backItem?.onChange = { [weak self] in self?.itemDidChange() }
  }

  private func itemDidChange() {
    guard topItem != nil else { return }
    let alpha = shown?.alpha ?? 1
    shown?.removeFromSuperview()
    shown = makeItemView()
    if let shown {
      shown.alpha = alpha
      addSubview(shown)
    }
    updateGround()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func makeItemView() -> NavigationItemView? {
    guard let item = topItem else { return nil }
    let view = NavigationItemView(
      item: item, back: backItem, rowHeight: rowHeight ?? BarMetrics.barHeight(traitCollection),
      isLarge: isTitleLarge
    ) { [weak self] in
      guard let self else { return }
      if let onBack { onBack() } else { popItem(animated: true) }
    }
    setTitleAttributes(of: view)
    return view
  }

  private func setTitleAttributes(of view: NavigationItemView) {
    let appearance = titleAppearance
    view.setTitleAttributes(
      appearance?.titleTextAttributes ?? titleTextAttributes ?? [:],
      large: appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:])
  }

  /// Whether the title of the topmost item is large.
  var isTitleLarge: Bool {
    guard prefersLargeTitles, !BarMetrics.isLow(traitCollection) else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  // MARK: Layout

  /// 44 points, 32 on phones held sideways, 30 more with a prompt, 52 more with a large title.
  open override var intrinsicContentSize: CGSize {
    let row = rowHeight ?? BarMetrics.barHeight(traitCollection)
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: row + promptHeight + (isTitleLarge ? BarMetrics.largeTitle : 0))
  }

  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarMetrics.prompt }

  /// As wide as `size`, as high as the bar wants to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places ground and item.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(
      x: 0, y: -groundOverhang, width: bounds.width, height: bounds.height + groundOverhang)
    for view in [leaving, shown].compactMap(\.self) {
      passLayoutDirection(to: view)
      view.bounds = CGRect(origin: .zero, size: bounds.size)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      view.setNeedsLayout()
    }
  }

  /// Shows the item in the measures of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection,
      BarMetrics.isLow(previousTraitCollection) != BarMetrics.isLow(traitCollection)
        || previousTraitCollection.preferredContentSizeCategory
          != traitCollection.preferredContentSizeCategory
    {
      itemDidChange()
    }
  }

  private func updateGround() {
    if let shown { setTitleAttributes(of: shown) }
    if let appearance = groundAppearance {
      ground.show(appearance)
      ground.alpha = 1
      return
    }
    ground.setColor(barTintColor, isTranslucent: isTranslucent)
    ground.alpha = isGroundHidden && isTranslucent && barTintColor == nil ? 0 : 1
  }
}
