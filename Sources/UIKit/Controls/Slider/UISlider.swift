/// A value between two others, set by moving a thumb along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  static let thumbSide: CGFloat = 28
  static let trackHeight: CGFloat = 4
  private static let trackInset: CGFloat = 2
  /// Around the thumb's middle, in which a finger takes hold of it.
  private static let touchSide: CGFloat = 48
  private static let imageGap: CGFloat = 8
  private static let animationDuration: TimeInterval = 0.25
  private static let disabledAlpha: CGFloat = 0.5

  private let content = UIView()
  private let lowerTrack = UIView()
  private let upperTrack = UIView()
  private let thumb = ThumbView(
    shadows: (
      ThumbView.Shadow(alpha: 0.15, drop: 3, blur: 8),
      ThumbView.Shadow(alpha: 0.16, drop: 1, blur: 1)
    ), rim: ThumbView.rimColor)
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private var ownValue: Float = 0
  /// From the thumb's middle to the finger that holds it.
  private var grip: CGFloat = 0

  /// The least value.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(ownValue, animated: false)
    }
  }

  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(ownValue, animated: false)
    }
  }

  /// Whether `valueChanged` is sent while the thumb moves, not only when it is let go.
  open var isContinuous = true

  /// The track before the thumb; the tint unless set.
  open var minimumTrackTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// The track behind the thumb; a grey fill unless set.
  open var maximumTrackTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// The thumb's colour; white unless set.
  open var thumbTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// A picture beside the end of the least value.
  open var minimumValueImage: UIImage? {
    didSet {
      minimumImageView.image = minimumValueImage
      setNeedsLayout()
    }
  }

  /// A picture beside the end of the greatest value.
  open var maximumValueImage: UIImage? {
    didSet {
      maximumImageView.image = maximumValueImage
      setNeedsLayout()
    }
  }

  /// A slider with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A slider from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.isUserInteractionEnabled = false
    addSubview(content)
    for view in [lowerTrack, upperTrack, thumb, minimumImageView, maximumImageView] {
      content.addSubview(view)
    }
    for track in [lowerTrack, upperTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
    updateLook()
  }

  // MARK: Value

  /// The value, kept between the least and the greatest. Setting it tells nobody.
  open var value: Float {
    get { ownValue }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the thumb to a value, telling nobody.
  open func setValue(_ value: Float, animated: Bool) {
    ownValue = min(max(value.isNaN ? minimumValue : value, minimumValue), maximumValue)
    guard animated, window != nil else {
      placeParts()
      return
    }
    UIView.animate(
      withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.placeParts() })
  }

  // MARK: Rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where the picture of the least value is.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atRight: isMirrored, in: bounds)
  }

  /// Where the picture of the greatest value is.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atRight: !isMirrored, in: bounds)
  }

  private func imageRect(_ image: UIImage?, atRight: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atRight ? bounds.maxX - Self.trackInset - size.width : bounds.minX + Self.trackInset,
      y: PixelGrid(scale: UIScreen.main.scale).round(bounds.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  /// Where the track is: 4 points high, 2 points from the ends, or beside the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var left = bounds.minX + Self.trackInset
    var right = bounds.maxX - Self.trackInset
    for (image, isAtRight) in [(minimumValueImage, isMirrored), (maximumValueImage, !isMirrored)] {
      guard let image else { continue }
      if isAtRight {
        right -= image.size.width + Self.imageGap
      } else {
        left += image.size.width + Self.imageGap
      }
    }
    let y = PixelGrid(scale: UIScreen.main.scale).round(bounds.midY - Self.trackHeight / 2)
    return CGRect(x: left, y: y, width: max(0, right - left), height: Self.trackHeight)
  }

  /// Where the thumb is for a value. At the ends it reaches 2 points beyond the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let way = max(0, rect.width + 2 * Self.trackInset - Self.thumbSide)
    let start = rect.minX - Self.trackInset
    return CGRect(
      x: start + way * (isMirrored ? 1 - share : share),
      y: rect.midY - Self.thumbSide / 2, width: Self.thumbSide, height: Self.thumbSide)
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: ownValue)
  }

  // MARK: Touches

  override var ownsSingleTaps: Bool { true }

  /// Takes hold of the thumb; the track beside it does nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let margin = (Self.touchSide - Self.thumbSide) / 2
    let frame = thumbFrame
    guard frame.insetBy(dx: -margin, dy: -margin).contains(place) else { return false }
    grip = place.x - frame.midX
    return true
  }

  /// The thumb follows the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let ends = [minimumValue, maximumValue].map {
      thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
    }
    guard ends[0] != ends[1] else { return true }
    let share = (touch.location(in: self).x - grip - ends[0]) / (ends[1] - ends[0])
    let old = ownValue
    let target = minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue)
    setValue(target, animated: false)
    if isContinuous, ownValue != old { sendActions(for: .valueChanged, with: event) }
    return true
  }

  /// Sends `valueChanged` where it was held back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  // MARK: Looks

  override func stateDidChange() {
    super.stateDidChange()
    content.alpha = isEnabled ? 1 : Self.disabledAlpha
  }

  private func updateLook() {
    lowerTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    upperTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.show(thumbTintColor ?? .white)
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Shows the tint of the window that the slider came into.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLook()
  }

  private func placeParts() {
    let track = trackRect(forBounds: bounds)
    let frame = thumbRect(forBounds: bounds, trackRect: track, value: ownValue)
    content.frame = bounds
    let split = min(max(frame.midX, track.minX), track.maxX)
    let left = CGRect(
      x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
    let right = CGRect(
      x: split, y: track.minY, width: track.maxX - split, height: track.height)
    lowerTrack.frame = isMirrored ? right : left
    upperTrack.frame = isMirrored ? left : right
    thumb.place(frame, cornerRadius: Self.thumbSide / 2)
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// Places track, thumb and pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Size

  /// The alignment rectangle is 30 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  /// 2 points at the ends, 1 below.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// As wide as it is, 31 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 31)
  }
}
