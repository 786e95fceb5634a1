/// Lines up views along an axis and keeps constraints between them (FACTS 6.7).
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length of the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; the one that hugs least grows, the one that resists least shrinks, by
    /// index where they are equal.
    case fill = 0
    /// They fill it and are equally long.
    case fillEqually = 1
    /// They fill it and are long in proportion to their content.
    case fillProportionally = 2
    /// The gaps between them are equal and at least `spacing`.
    case equalSpacing = 3
    /// The distances of their centres are equal where that leaves gaps of at least `spacing`.
    case equalCentering = 4
  }

  /// Where the views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where a line of text starts, or the top.
    case leading = 1
    /// With their first baselines on one line; of horizontal stacks.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where a line of text ends, or the bottom.
    case trailing = 4
    /// With their last baselines on one line; of horizontal stacks.
    case lastBaseline = 5

    /// The same as `leading`.
    public static var top: Alignment { .leading }
    /// The same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// As a custom spacing: the stack's `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// As a spacing: the system's distance between siblings, 8 points.
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The views that are lined up, in order. Hidden ones take no room.
  public private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var isArrangementStale = true

  /// An empty stack with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownLayoutMargins = .zero
  }

  /// A stack from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    ownLayoutMargins = .zero
  }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Look of the arrangement

  /// The direction in which the views are lined up.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length of the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Where the views stand across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The gaps between the views, in points: exact where they fill the axis, else the least.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether vertical gaps are measured from the last baseline above to the first one below.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are lined up inside the margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: Views

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    let others = arrangedSubviews.filter { $0 !== view }
    arrange(view, at: others.count)
  }

  /// Adds a view at a place in the order, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// No longer lines a view up; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the gap behind a view that is lined up, in points; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// The gap that was set behind a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func arrange(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Forgets a view that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    subview.layer.seenUntil = nil
    guard LayerRecording.recorder != nil, let block = AnimationBlock.current, let window else {
      return
    }
    // Inside an animation block the views make room at once, in the block, and one that is
    // hidden is seen until it has shrunk.
    if subview.isHidden {
      let end = CACurrentMediaTime() + block.delay + block.duration
      subview.layer.seenUntil = end
      UIApplication.shared.clock.schedule(at: end) { LayerChanges.note() }
    }
    window.layoutIfNeeded()
  }

  // MARK: Constraints

  /// Stacks cannot be placed without constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  func arrangementDidChange() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
  }

  /// Called when the content of a view that is lined up has another size.
  func arrangedContentDidChange() {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  /// Makes the constraints between the views anew where something has changed.
  open override func updateConstraints() {
    super.updateConstraints()
    guard isArrangementStale else { return }
    isArrangementStale = false
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = StackArrangement(stack: self).constraints()
    NSLayoutConstraint.activate(arrangement)
    baselineViewsDidChange()
  }

  /// The gap behind a view, in points on whole pixels.
  func gap(after view: UIView) -> CGFloat {
    let gap = usesSystemSpacing(after: view) ? SystemSpacing.standard : ownGap(after: view)
    return LayoutPixels.round(gap, scale: UIScreen.main.scale)
  }

  /// Whether the gap behind a view is the system's.
  func usesSystemSpacing(after view: UIView) -> Bool {
    ownGap(after: view) == Self.spacingUseSystem
  }

  private func ownGap(after view: UIView) -> CGFloat {
    let gap = customSpacing(after: view)
    return gap == Self.spacingUseDefault ? spacing : gap
  }

  // MARK: Baselines

  /// Of vertical stacks the first view, of horizontal ones the tallest.
  open override var forFirstBaselineLayout: UIView {
    baselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }

  /// Of vertical stacks the last view, of horizontal ones the tallest.
  open override var forLastBaselineLayout: UIView {
    baselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }

  private func baselineView(isFirst: Bool) -> UIView? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return isFirst ? visible.first : visible.last }
    return visible.max { $0.heightForBaselines < $1.heightForBaselines }
  }

  /// The views whose baselines the constraints have taken for those of the stack.
  private var usedBaselineViews: [UIView] = []

  /// Places the views. Another one may now be the tallest.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = [forFirstBaselineLayout, forLastBaselineLayout]
    guard !views.elementsEqual(usedBaselineViews, by: ===) else { return }
    baselineViewsDidChange()
  }

  private func baselineViewsDidChange() {
    usedBaselineViews = [forFirstBaselineLayout, forLastBaselineLayout]
    var stack: UIView? = self
    while let current = stack as? UIStackView {
      let concerned = current.layoutRecord.references.filter {
        $0.firstAttribute.isBaseline || $0.secondAttribute.isBaseline
      }
      if !concerned.isEmpty { current.layoutRecord.enteredEngine?.relower(concerned) }
      stack = current.superview
    }
  }
}

extension UIView {
  fileprivate var heightForBaselines: CGFloat {
    bounds.height > 0 ? bounds.height : contentSizeForLayout.height
  }
}
