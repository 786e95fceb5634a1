/// The bar at the bottom of a screen, with buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Whether the bar is dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  private static let spacing: CGFloat = 16

  /// The buttons and the room between them, from left to right.
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue) }
  }

  /// The colour of the ground; the system's with `nil`.
  open var barTintColor: UIColor? {
    didSet { updateGround() }
  }

  /// Whether what is below shines through.
  open var isTranslucent = true {
    didSet { updateGround() }
  }

  /// How far the ground reaches below the bar, points.
  var groundOverhang: CGFloat = 0 {
    didSet { if groundOverhang != oldValue { setNeedsLayout() } }
  }

  /// How the ground looks, instead of `barTintColor` and `isTranslucent`. Changes of an
  /// appearance that was set have no effect until it is set again.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance ?? UIToolbarAppearance() }
    set { ownAppearance = newValue.copied() }
  }

  /// How the ground looks while nothing is below the bar of a controller; clear with `nil`.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { ownEdgeAppearance }
    set { ownEdgeAppearance = newValue?.copied() }
  }

  private var ownAppearance: UIToolbarAppearance? {
    didSet { updateGround() }
  }

  private var ownEdgeAppearance: UIToolbarAppearance? {
    didSet { updateGround() }
  }

  /// Whether the controller around it has nothing below the bar.
  var isAtEdge = false {
    didSet { if isAtEdge != oldValue { updateGround() } }
  }

  private let ground = BarBackground(hairlineAt: .top)
  private var views: [BarButtonView] = []

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

  /// Replaces the buttons; the new ones fade in if `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for view in views { view.alpha = 0 } }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      for view in self.views { view.alpha = 1 }
    }
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in items ?? [] {
      item.onChange = { [weak self] in self?.makeViews() }
    }
    makeViews()
  }

  private func makeViews() {
    for view in views { view.removeFromSuperview() }
    views = (items ?? []).map { BarButtonView(item: $0) }
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  private func updateGround() {
    ground.show(
      ownAppearance, edge: ownEdgeAppearance, isAtEdge: isAtEdge, color: barTintColor,
      isTranslucent: isTranslucent)
  }

  /// 44 points high, 32 on phones held sideways.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.barHeight(traitCollection))
  }

  /// As wide as `size`, as high as the bar wants to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places ground and buttons; flexible room takes equal shares of what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + groundOverhang)
    let safe = safeAreaInsets
    let side = BarMetrics.sideInset(width: bounds.width)
    let room = bounds.width - safe.left - safe.right - 2 * side
    let widths = views.map { $0.sizeThatFits(CGSize(width: room, height: bounds.height)).width }
    let gaps = views.indices.dropLast().map { gap(after: $0) }
    let flexible = views.filter { $0.item.systemItem == .flexibleSpace }.count
    let left = room - widths.reduce(0, +) - gaps.reduce(0, +)
    let share = flexible > 0 ? max(left, 0) / CGFloat(flexible) : 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = safe.left + side
    for (index, view) in views.enumerated() {
      let width = view.item.systemItem == .flexibleSpace ? share : widths[index]
      let start = isReversed ? bounds.width - x - width : x
      view.frame = CGRect(
        x: UIScreen.main.rounded(start), y: 0, width: width, height: bounds.height)
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// Buttons side by side stand apart; room between them takes the place of that.
  private func gap(after index: Int) -> CGFloat {
    let isSpace = [views[index], views[index + 1]].contains { $0.item.systemItem?.isSpace == true }
    return isSpace ? 0 : Self.spacing
  }
}
