/// A rectangle of the screen that draws, lays out its subviews and takes touches. Geometry is
/// in points, y down, in the superview's space unless said otherwise.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the layer that a view of this class gets.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// The layer that holds looks and place.
  public let layer: CALayer

  /// The view it is in.
  public internal(set) weak var superview: UIView?

  /// The views inside, back to front.
  public internal(set) var subviews: [UIView] = []

  /// A number for finding the view.
  open var tag = 0

  /// A name for tests and scripts.
  open var accessibilityIdentifier: String?

  var accessibilityParts = AccessibilityParts()

  /// Whether it and its subviews take touches.
  open var isUserInteractionEnabled = true

  /// Whether it gets more than the first finger.
  open var isMultipleTouchEnabled = false

  /// Whether its subviews keep to their autoresizing masks when its size changes.
  open var autoresizesSubviews = true

  /// How the frame follows the superview's size while no constraints decide it.
  open var autoresizingMask: AutoresizingMask = []

  /// How the drawing follows a change of size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { contentModeDidChange() }
  }

  /// The recognisers that watch touches on the view and inside it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  var ownInteractions: [any UIInteraction] = []

  /// The controller whose view this is.
  weak var viewController: UIViewController?

  /// Whether the autoresizing mask and the frame decide the view's place: constraints take them
  /// as given. Without it constraints decide.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      placementDidChange()
    }
  }

  /// Whether the view's transform belongs to a transition and leaves its safe area alone.
  var isMovedByTransition = false

  /// The safe area at the bottom of a view that belongs to the keyboard, points, whose top has
  /// none; `nil` for other views, whose place decides. The keyboard's views come and go below the
  /// screen, where every place would count as unsafe.
  var keyboardSafeArea: CGFloat?

  let layoutRecord = ViewLayoutRecord()
  var needsLayout = true
  var descendantNeedsLayout = false
  var ownTintColor: UIColor?
  var ownBackgroundColor: UIColor?
  var ownOverrideStyle = UIUserInterfaceStyle.unspecified
  var reportedTraits: UITraitCollection?
  var reportedSafeArea = UIEdgeInsets.zero
  var reportedLayoutMargins: UIEdgeInsets?
  var ownLayoutMargins: NSDirectionalEdgeInsets?
  var ownInsetsLayoutMarginsFromSafeArea = true
  var ownPreservesSuperviewLayoutMargins = false
  var ownFollowsReadableWidth = false

  /// An empty view.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view with a frame in its future superview.
  public init(frame: CGRect) {
    layer = Self.layerClass.init()
    super.init()
    setUp()
    self.frame = frame
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    layer = Self.layerClass.init()
    super.init()
    setUp()
  }

  private func setUp() {
    layer.delegate = self
    layer.setNeedsDisplay()
  }

  // MARK: Responder

  /// The controller of the view, or else the superview.
  open override var next: UIResponder? {
    viewController ?? superview
  }

  /// Inside the keyboard's window the focus is that of the window below.
  override var responderWindow: UIWindow? {
    guard let window else { return nil }
    return window.takesNoFocus ? UIApplication.shared.keyWindow : window
  }

  /// The window at the root of the tree.
  open var window: UIWindow? {
    var view: UIView = self
    while let superview = view.superview { view = superview }
    return view as? UIWindow
  }

  // MARK: Looks

  /// Whether the view and all inside it are left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }

  /// Opacity of the view and all inside it, 0…1.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.opacity = Float(newValue) }
  }

  /// Fill of the bounds.
  open var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      ownBackgroundColor = newValue
      layer.backgroundColor = newValue?.resolved(traitCollection)
    }
  }

  /// Whether the bounds cut off what is inside.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A promise that the view fills its bounds opaquely.
  open var isOpaque = true

  /// The colour of what can be acted upon, inherited from the superview.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColorChange()
    }
  }

  /// Told after the tint has changed here or further up.
  open func tintColorDidChange() {}

  private func tellTintColorChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil {
      subview.tellTintColorChange()
    }
  }

  // MARK: Drawing

  /// Draws the content into the current context, in points of the bounds. The base view
  /// draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Asks for a new drawing.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Asks for a new drawing of a part; the whole is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Records the drawing of the view.
  open func draw(_ layer: CALayer, in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  func displaySubtreeIfNeeded() {
    layer.displayIfNeeded()
    for subview in subviews where !subview.layer.isHidden {
      subview.displaySubtreeIfNeeded()
    }
  }

  private func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  // MARK: Layout hooks

  /// Places the subviews. The base view puts them where their constraints say.
  open func layoutSubviews() {
    applyConstraintLayout()
  }

  /// The size that suits the view within `size`; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes on the size that suits it; the top left corner stays where it is.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }

  /// The size that the content asks for, in points; `noIntrinsicMetric` along an axis that
  /// has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// To be called after `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
    superview?.setNeedsLayout()
  }

  /// Whether the content's height depends on how wide the view is, as with lines of text.
  var isIntrinsicHeightDependentOnWidth: Bool { false }

  /// The height that the content asks for in `width` points.
  func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat {
    intrinsicContentSize.height
  }

  /// The size that the constraints inside the view give it when it is asked to be
  /// `targetSize` large, as in `layoutFittingCompressedSize`, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside the view give it when it is asked to be
  /// `targetSize` large with the given priorities, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfSubtree()
    return LayoutEngine.fittingSize(
      of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// What surrounds the part of the frame that constraints align, such as a shadow, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view inside this one, or itself, whose first baseline counts as this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view inside this one, or itself, whose last baseline counts as this one's.
  open var forLastBaselineLayout: UIView { self }

  /// The baseline of the first line of text, in points below the top edge; `nil` for a view
  /// without text: the bottom of its alignment rectangle counts as its baseline.
  var firstBaselineOffset: CGFloat? { nil }

  /// The baseline of the last line of text, in points above the bottom edge; `nil` as above.
  var lastBaselineOffset: CGFloat? { nil }

  /// The font of the first line of text, which decides the system's spacing above it.
  var firstBaselineFont: UIFont? { nil }

  /// The font of the last line of text, which decides the system's spacing below it.
  var lastBaselineFont: UIFont? { firstBaselineFont }

  /// The margins of a view whose kind has its own, until it is given others.
  var standardLayoutMargins: NSDirectionalEdgeInsets? { nil }

  /// What of the view's own safe area its subviews have to keep clear of.
  func safeAreaOfContent(_ own: UIEdgeInsets) -> UIEdgeInsets { own }

  /// What subviews see as the edges of a view that scrolls, and its visible part.
  var scrollLayoutGuides: (content: UILayoutGuide, frame: UILayoutGuide)? { nil }

  /// Told after `bounds` or `frame` have given the view other bounds.
  func boundsDidChange(from oldBounds: CGRect) {}

  func subviewVisibilityDidChange(_ subview: UIView) {}

  // MARK: Hierarchy hooks

  /// Told after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Told before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Told before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told after the superview has changed.
  open func didMoveToSuperview() {}
  /// Told before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Told after the window has changed.
  open func didMoveToWindow() {}

  /// Whether views of the class cannot be placed without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's own constraints up to date; called in the constraint pass after
  /// `setNeedsUpdateConstraints()`, and once before the first.
  open func updateConstraints() {}

  // MARK: Environment hooks

  /// Told after the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Told after the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Told after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Told after leading and trailing have changed sides.
  func leadingSideDidChange() {}

  // MARK: Touches

  /// The view inside this one (or itself) that a touch at `point` concerns.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isInteractionBlockedByAnimation, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let inside = subview.convert(point, from: self)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a recogniser may recognise touches that are on this view or inside it. The base
  /// view allows it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether `view`, which is inside this one, may hear of fingers that went down.
  func allowsTouches(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool {
    true
  }

  /// Whether `point`, in the view's own space, lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}
