/// A row of segments, of which one is chosen (APPEARANCE 5.7).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index when no segment is chosen.
  public nonisolated static let noSegment = -1

  var segments: [Segment] = []
  let thumb = ThumbView(
    shadows: (
      ThumbView.Shadow(alpha: 0.12, drop: 3, blur: 8),
      ThumbView.Shadow(alpha: 0.04, drop: 3, blur: 1)
    ), rim: nil)
  let groundView = UIView()
  let content = UIView()
  private let separatorsView = UIView()
  var separators: [UIView] { separatorsView.subviews }
  /// Whether fonts and colours of segments are to be set anew before they are seen.
  var needsLook = false
  /// The segment under the finger.
  var pressed: Int?
  /// The segment that the dragged thumb is on.
  var draggedIndex: Int?
  private var ownSelection = noSegment
  var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// A control with segments of strings and images; anything else makes an empty segment.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment($0) }
    for segment in segments { content.addSubview(segment.view) }
    segmentsDidChange()
    sizeToFit()
  }

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [groundView, content] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    groundView.layer.cornerRadius = SegmentMeasures.cornerRadius
    groundView.backgroundColor = .tertiarySystemFill
    content.addSubview(separatorsView)
    content.addSubview(thumb)
    thumb.isHidden = true
    updateLook()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before the one at `segment`, or at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title ?? ""), at: segment, animated: animated)
  }

  /// Puts a segment with a picture before the one at `segment`, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image ?? ""), at: segment, animated: animated)
  }

  private func insert(_ segment: Segment, at place: Int, animated: Bool) {
    let place = min(max(0, place), segments.count)
    segments.insert(segment, at: place)
    content.addSubview(segment.view)
    if ownSelection >= place { ownSelection += 1 }
    segmentsDidChange()
    segment.view.alpha = animated ? 0 : 1
    rearrange(animated: animated)
  }

  /// Takes out a segment. Choosing it is undone.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    if ownSelection == segment { ownSelection = Self.noSegment }
    if ownSelection > segment { ownSelection -= 1 }
    segmentsDidChange()
    rearrange(animated: animated)
  }

  /// Takes out all segments.
  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    ownSelection = Self.noSegment
    segmentsDidChange()
  }

  private func rearrange(animated: Bool) {
    guard animated, window != nil else { return }
    moveThumb {
      self.layoutIfNeeded()
      self.updateLook()
    }
  }

  /// Gives a segment a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Gives a segment a picture in place of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Fixes the width of a segment in points; 0 lets it share the room.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  /// The fixed width of a segment in points, 0 without one.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Switches a segment on or off.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func change(_ segment: Int, _ body: (Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].view.removeFromSuperview()
    body(segments[segment])
    content.addSubview(segments[segment].view)
    segmentsDidChange()
  }

  // MARK: Choice

  /// The chosen segment, or `noSegment`. Setting it tells nobody; in an animation block the
  /// thumb moves with it.
  open var selectedSegmentIndex: Int {
    get { ownSelection }
    set {
      ownSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      updateLook()
      placeThumb()
    }
  }

  /// Whether segments are only pressed, not chosen.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether segments are as wide as their content asks for, rather than all the same.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  /// The chosen segment's fill; white, or grey in the dark, unless set.
  open var selectedSegmentTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// Font (`.font`) and colour (`.foregroundColor`) of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    textAttributes[state] = attributes
    segmentsDidChange()
  }

  /// What was set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  private func segmentsDidChange() {
    makeSeparators()
    needsLook = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeSeparators() {
    while separators.count > max(0, segments.count - 1) {
      separators.last?.removeFromSuperview()
    }
    while separators.count < segments.count - 1 {
      let separator = UIView()
      separator.backgroundColor = SegmentMeasures.separatorColor
      separator.layer.cornerRadius = SegmentMeasures.separatorWidth / 2
      separatorsView.addSubview(separator)
    }
  }

  // MARK: Touches

  override var ownsSingleTaps: Bool { true }

  /// Presses a segment, or takes hold of the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch.location(in: self).x), segments[index].isEnabled else {
      return false
    }
    pressed = index
    draggedIndex = index == ownSelection && !isMomentary ? index : nil
    press()
    return true
  }

  /// The thumb follows from segment to segment.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = index(at: touch.location(in: self).x)
    guard let index, index != pressed, segments[index].isEnabled else { return true }
    pressed = index
    if draggedIndex != nil { draggedIndex = index }
    press()
    return true
  }

  /// Chooses the segment under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let target = draggedIndex ?? (isTouchInside ? pressed : nil)
    pressed = nil
    draggedIndex = nil
    if isMomentary {
      ownSelection = target ?? Self.noSegment
      if target != nil { sendActions(for: .valueChanged, with: event) }
      ownSelection = Self.noSegment
      press()
      return
    }
    let hasChanged = target != nil && target != ownSelection
    if let target { ownSelection = target }
    moveThumb {
      self.updateLook()
      self.placeThumb()
    }
    if hasChanged { sendActions(for: .valueChanged, with: event) }
  }

  /// Goes back.
  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    draggedIndex = nil
    press()
  }

  private func press() {
    moveThumb {
      self.updateLook()
      self.placeThumb()
    }
  }

  /// The index that the thumb stands on.
  var shownIndex: Int { draggedIndex ?? ownSelection }

  // MARK: Looks

  override func stateDidChange() {
    super.stateDidChange()
    press()
  }

  /// Resolves colours anew.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  /// Shows pictures in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Places segments, separators and the thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    groundView.frame = bounds
    content.frame = bounds
    separatorsView.frame = content.bounds
    if needsLook { updateLook() }
    placeSegments()
    placeThumb()
  }

  // MARK: Size

  /// The alignment rectangle: the widest content and 22 points for each segment, 31 high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: SegmentMeasures.height - alignmentRectInsets.bottom)
  }

  /// 1 point below.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// The natural width, 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalWidth, height: SegmentMeasures.height)
  }

  override var firstBaselineOffset: CGFloat? { titleBaseline }

  override var lastBaselineOffset: CGFloat? { titleBaseline.map { currentHeight - $0 } }

  override var firstBaselineFont: UIFont? { hasTitle ? font(for: .normal) : nil }
}
