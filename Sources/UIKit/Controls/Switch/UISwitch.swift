/// A switch: on or off. It is always 51 by 31 points; constraints see 49 by 31, as with UIKit's
/// (its frame reaches 2 points beyond its alignment rectangle on the right).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let track = CGSize(width: 51, height: 31)
  private static let knob: CGFloat = 27
  private static let inset: CGFloat = 2
  /// By how much the knob gets wider under a finger.
  private static let stretch: CGFloat = 7
  private static let toggleDuration: TimeInterval = 0.25
  private static let pressDuration: TimeInterval = 0.3
  private static let disabledAlpha: CGFloat = 0.5

  private let content = UIView()
  private let trackView = UIView()
  private let knobView = ThumbView(
    shadows: (
      ThumbView.Shadow(alpha: 0.15, drop: 3, blur: 8),
      ThumbView.Shadow(alpha: 0.06, drop: 3, blur: 1)
    ), rim: ThumbView.rimColor)
  private var ownIsOn = false
  /// What the knob shows while a finger drags it.
  private var draggedIsOn: Bool?
  private var startOfTouch = CGPoint.zero

  /// Fill of the track while on; green unless set.
  open var onTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// The knob's colour; white unless set.
  open var thumbTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// A switch at the origin of a frame; the frame's size does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.track))
    setUp()
  }

  /// A switch from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.isUserInteractionEnabled = false
    trackView.layer.cornerRadius = Self.track.height / 2
    content.addSubview(trackView)
    content.addSubview(knobView)
    addSubview(content)
    updateLook()
  }

  // MARK: Value

  /// Whether it is on. Setting it tells nobody.
  open var isOn: Bool {
    get { ownIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Switches on or off, telling nobody.
  open func setOn(_ on: Bool, animated: Bool) {
    ownIsOn = on
    if animated, window != nil {
      animate(Self.toggleDuration)
    } else {
      updateLook()
    }
  }

  // MARK: Touches

  override var ownsSingleTaps: Bool { true }

  /// Stretches the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startOfTouch = touch.location(in: self)
    draggedIsOn = nil
    return true
  }

  /// The knob follows a finger that moves sideways past the middle.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let reach = Self.knob / 2
    let shown = draggedIsOn ?? ownIsOn
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let movement = (place.x - startOfTouch.x) * (isMirrored ? -1 : 1)
    guard abs(movement) >= reach else { return true }
    // A drag towards the side where the knob is leaves it there.
    draggedIsOn = movement > 0
    startOfTouch = place
    guard draggedIsOn != shown else { return true }
    animate(Self.toggleDuration)
    return true
  }

  /// Takes on the value that was dragged to, or the other one after a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let value = draggedIsOn ?? (isTouchInside ? !ownIsOn : ownIsOn)
    draggedIsOn = nil
    let hasChanged = value != ownIsOn
    setOn(value, animated: true)
    if hasChanged { sendActions(for: .valueChanged, with: event) }
  }

  /// Goes back.
  open override func cancelTracking(with event: UIEvent?) {
    draggedIsOn = nil
    animate(Self.toggleDuration)
  }

  // MARK: Looks

  override func stateDidChange() {
    super.stateDidChange()
    if window != nil { animate(Self.pressDuration) } else { updateLook() }
  }

  private func animate(_ duration: TimeInterval) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { self.updateLook() })
  }

  private func updateLook() {
    let shown = draggedIsOn ?? ownIsOn
    content.frame = CGRect(origin: .zero, size: Self.track)
    content.alpha = isEnabled ? 1 : Self.disabledAlpha
    trackView.frame = content.bounds
    trackView.backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
    knobView.show(thumbTintColor ?? .white)
    let width = Self.knob + (isHighlighted ? Self.stretch : 0)
    let isAtRight = shown != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    knobView.place(
      CGRect(
        x: isAtRight ? Self.track.width - Self.inset - width : Self.inset, y: Self.inset,
        width: width, height: Self.knob), cornerRadius: Self.knob / 2)
  }

  /// Shows the knob on the side that the traits ask for.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  override func leadingSideDidChange() {
    super.leadingSideDidChange()
    updateLook()
  }

  // MARK: Size

  /// The alignment rectangle: 49 by 31 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.track.width - alignmentRectInsets.right, height: Self.track.height)
  }

  /// 2 points on the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.track }
}
