/// The bar at the bottom of an app that switches between screens.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether the bar is dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  private static let tabletItemWidth: CGFloat = 110

  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    didSet { itemsDidChange(from: oldValue) }
  }

  /// The chosen item.
  open var selectedItem: UITabBarItem? {
    didSet { updateSelection() }
  }

  /// Hears what the user chooses.
  open weak var delegate: (any UITabBarDelegate)?

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

  /// How the ground looks, instead of `barTintColor` and `isTranslucent`. Changes of an
  /// appearance that was set have no effect until it is set again.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance ?? UITabBarAppearance() }
    set { ownAppearance = newValue.copied() }
  }

  /// How the ground looks while nothing is below the bar of a controller; clear with `nil`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { ownEdgeAppearance }
    set { ownEdgeAppearance = newValue?.copied() }
  }

  private var ownAppearance: UITabBarAppearance? {
    didSet { updateGround() }
  }

  private var ownEdgeAppearance: UITabBarAppearance? {
    didSet { updateGround() }
  }

  /// Whether the controller around it has nothing below the bar.
  var isAtEdge = false {
    didSet { if isAtEdge != oldValue { updateGround() } }
  }

  /// The colour of items that are not chosen; the system's grey with `nil`.
  open var unselectedItemTintColor: UIColor? {
    didSet { makeButtons() }
  }

  private let ground = BarBackground(hairlineAt: .top)
  private var buttons: [TabButton] = []

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

  private func itemsDidChange(from old: [UITabBarItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in items ?? [] {
      item.onChange = { [weak self] in self?.makeButtons() }
    }
    makeButtons()
  }

  private var isInline: Bool {
    traitCollection.horizontalSizeClass == .regular
      || traitCollection.verticalSizeClass == .compact
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map {
      TabButton(item: $0, isInline: isInline, idle: unselectedItemTintColor)
    }
    for button in buttons {
      button.addTarget(
        self,
        action: { [weak self, weak button] _, _ in
          if let self, let button { choose(button.item) }
        }, for: .touchDown)
      addSubview(button)
    }
    updateSelection()
    setNeedsLayout()
  }

  private func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func updateSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func updateGround() {
    ground.show(
      ownAppearance, edge: ownEdgeAppearance, isAtEdge: isAtEdge, color: barTintColor,
      isTranslucent: isTranslucent)
  }

  /// 49 points high, 32 on phones held sideways, and the room of the home indicator.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: BarMetrics.tabBarHeight(traitCollection) + safeAreaInsets.bottom)
  }

  /// As wide as `size`, as high as the bar wants to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places ground and items: side by side over the whole width, in the middle on tablets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let count = CGFloat(buttons.count)
    let room = bounds.width - safe.left - safe.right
    let isTablet = traitCollection.userInterfaceIdiom == .pad
    let width = isTablet ? min(Self.tabletItemWidth, room / count) : room / count
    let start = safe.left + (room - width * count) / 2
    let height = min(BarMetrics.tabBarHeight(traitCollection), bounds.height)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isReversed ? buttons.count - 1 - index : index)
      let left = UIScreen.main.rounded(start + width * place)
      let right = UIScreen.main.rounded(start + width * (place + 1))
      button.frame = CGRect(x: left, y: 0, width: right - left, height: height)
    }
  }

  /// Shows the items in the arrangement of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    makeButtons()
  }
}
