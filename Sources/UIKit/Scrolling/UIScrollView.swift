/// Shows a part of content that may be larger than the view, and lets fingers move it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Hears of scrolling.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content, points. Constraints between content and scroll view set it.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      limitsDidChange()
      onScroll?()
      tellObservers(of: \.contentSize, old: oldValue)
    }
  }

  /// Which point of the content is at the top left corner. Setting it is not limited.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if newValue != bounds.origin { bounds.origin = newValue } }
  }

  /// Empty room around the content, points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      limitsDidChange()
      tellObservers(of: \.contentInset, old: oldValue)
    }
  }

  /// Where the safe area is added to that.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { limitsDidChange() }
  }

  /// Told after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// What a pull at the top calls for new content.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  /// The room that the refresh control keeps above the content, points.
  var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { limitsDidChange() } }
  }

  private func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    old?.scrollView = nil
    refreshInset = 0
    guard let refreshControl else { return }
    insertSubview(refreshControl, at: 0)
    refreshControl.scrollView = self
    alwaysBounceVertical = true
    refreshControl.follow()
  }

  // MARK: Behaviour

  /// Whether fingers can scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether content can be dragged beyond its end, from where it springs back.
  open var bounces = true

  /// Whether it bounces up and down even where there is nothing to scroll.
  open var alwaysBounceVertical = false {
    didSet { limitsDidChange() }
  }

  /// Whether it bounces sideways even where there is nothing to scroll.
  open var alwaysBounceHorizontal = false {
    didSet { limitsDidChange() }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false

  /// Whether scrolling ends at multiples of the view's size.
  open var isPagingEnabled = false

  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal

  /// When dragging puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether content hears of touches only after 0.15 s or when they end, so that a quick drag
  /// touches nothing.
  open var delaysContentTouches = true

  /// Whether a drag may take over touches that content has heard of.
  open var canCancelContentTouches = true

  // MARK: Zooming

  /// The smallest scale of the view that the delegate names for zooming.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The largest scale of the view that the delegate names for zooming.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether fingers can zoom a little beyond the limits, from where the scale springs back.
  open var bouncesZoom = true

  var zoom = ScrollZoom()

  // MARK: Indicators

  /// Whether the upright indicator shows while scrolling.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.update() }
  }

  /// Whether the lying indicator shows while scrolling.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update() }
  }

  /// The ink of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.update() }
  }

  /// Room around the upright indicator, points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update() }
  }

  /// Room around the lying indicator, points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update() }
  }

  /// Whether the safe area is added to that wherever it is added to the content's insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update() }
  }

  // MARK: State

  /// Whether a finger is on the view.
  open internal(set) var isTracking = false
  /// Whether a finger drags the content.
  open internal(set) var isDragging = false
  /// Whether content moves on after the finger has let go.
  open internal(set) var isDecelerating = false

  /// The recogniser of drags.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Told after the content has moved or has another size; for the bars above and below.
  var onScroll: (() -> Void)?
  var observers = ScrollObservers()
  var drag: ScrollDrag?
  var motion: RunningScrollMotion?
  var knownInset = UIEdgeInsets.zero
  var knownSize = CGSize.zero
  var knownLimits: [ClosedRange<CGFloat>] = []
  var isContentGuideNew = false
  /// The axes along which the insets keep the content clear of the safe area, each with the view's
  /// size along it.
  var clearAxes: [ScrollAxis: CGFloat] = [:]
  var isScrollingToTop = false
  /// Whether a mouse wheel, too, leaves the content only where the delegate wants a drag to end.
  var snapsAfterWheel = false
  var wheelSettling: ScheduledEvent?
  private(set) lazy var indicators = ScrollIndicators(of: self)

  /// A scroll view with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(ContentTouchDelay())
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addAction { [weak self] pan in self?.panDidChange(pan) }
    knownSize = bounds.size
  }

  // MARK: Scrolling

  /// Moves the content, within 0.3 s if `animated`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, UIView.areAnimationsEnabled, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    run(ScrollMotion(from: self.contentOffset, to: contentOffset))
  }

  /// Moves the content by the least distance that makes `rect`, in the content's space,
  /// visible inside the insets. Does nothing if it is.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offset(revealing: rect)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    indicators.flash()
  }

  // MARK: Touches of the content

  /// Whether `view`, which is inside, may hear of fingers that went down on it. The base view
  /// allows it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take over touches that `view`, which is inside, has heard of: yes,
  /// unless it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  override func allowsTouches(
    _ touches: Set<UITouch>, with event: UIEvent, in view: UIView
  ) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }

  /// A touch on moving content stops it and touches nothing else.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    return isDecelerating && isScrollEnabled ? self : view
  }

  /// Leaves touches that content has heard of to the content where it should keep them.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayTakeOverContentTouches
  }

  // MARK: Layout

  /// Places content and indicators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSizeOfContentGuide()
    if bounds.size != knownSize || adjustedContentInset != knownInset { limitsDidChange() }
    refreshControl?.follow()
    updateClearAxes()
    indicators.update()
  }

  override func safeAreaOfContent(_ own: UIEdgeInsets) -> UIEdgeInsets { withoutClearAxes(own) }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.size != knownSize { limitsDidChange() }
    guard bounds.origin != oldBounds.origin else { return }
    indicators.update()
    refreshControl?.follow()
    onScroll?()
    delegate?.scrollViewDidScroll(self)
    tellObservers(of: \.contentOffset, old: oldBounds.origin)
  }

  /// Brings the insets up to date.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    limitsDidChange()
  }

  /// Stops where the view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      stopMotion()
      cancelWheelSettling()
    }
    limitsDidChange()
  }

  /// Shows the indicators in the ink of the style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    indicators.update()
  }

  override var scrollLayoutGuides: (content: UILayoutGuide, frame: UILayoutGuide)? {
    (contentLayoutGuide, frameLayoutGuide)
  }
}
