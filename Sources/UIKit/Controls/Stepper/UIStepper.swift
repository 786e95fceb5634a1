/// Two buttons that make a value smaller and larger: 94 by 32 points (APPEARANCE 5.8).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8
  private static let dividerSize = CGSize(width: 1, height: 18)
  private static let arm: CGFloat = 7
  private static let thickness: CGFloat = 1.7
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  private var ownValue = 0.0
  /// The way in which the pressed half steps, −1 or 1.
  private var pressedStep: Double?
  private var hasRepeated = false
  private var nextRepeat: ScheduledEvent?

  /// Whether `valueChanged` is sent for every step while held, not only at the end.
  open var isContinuous = true
  /// Whether a held button steps on.
  open var autorepeat = true
  /// Whether a step beyond one end leads to the other.
  open var wraps = false { didSet { setNeedsDisplay() } }

  /// The least value.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = ownValue
    }
  }

  /// The greatest value.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = ownValue
    }
  }

  /// What one step adds; values that are not above 0 are ignored.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { stepValue = oldValue } }
  }

  /// The value, kept between the least and the greatest. Setting it tells nobody.
  open var value: Double {
    get { ownValue }
    set {
      ownValue = min(max(newValue.isNaN ? minimumValue : newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  /// A stepper at the origin of a frame; the frame's size does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// A stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    layer.cornerRadius = Self.cornerRadius
    backgroundColor = .tertiarySystemFill
  }

  isolated deinit {
    nextRepeat?.cancel()
  }

  // MARK: Touches

  override var ownsSingleTaps: Bool { true }

  private func step(at place: CGPoint) -> Double {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (place.x < bounds.midX) == isMirrored ? 1 : -1
  }

  private func canStep(_ step: Double) -> Bool {
    isEnabled && (wraps || (step < 0 ? ownValue > minimumValue : ownValue < maximumValue))
  }

  /// Presses a half and begins to wait for the repeat.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let step = step(at: touch.location(in: self))
    guard canStep(step) else { return false }
    pressedStep = step
    hasRepeated = false
    setNeedsDisplay()
    if autorepeat { schedule(after: Self.repeatDelay) }
    return true
  }

  private func schedule(after delay: TimeInterval) {
    nextRepeat = UIApplication.shared.clock.schedule(after: delay) { [weak self] in
      guard let self, let step = self.pressedStep else { return }
      if self.isTouchInside, self.canStep(step) {
        self.hasRepeated = true
        self.take(step)
        if self.isContinuous { self.sendActions(for: .valueChanged) }
      }
      self.schedule(after: Self.repeatInterval)
    }
  }

  private func take(_ step: Double) {
    let target = ownValue + step * stepValue
    if wraps, target > maximumValue {
      value = minimumValue
    } else if wraps, target < minimumValue {
      value = maximumValue
    } else {
      value = target
    }
  }

  /// Takes the step, unless it was repeated while held.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let step = pressedStep
    release()
    if hasRepeated {
      if !isContinuous { sendActions(for: .valueChanged, with: event) }
    } else if let step, isTouchInside, canStep(step) {
      take(step)
      sendActions(for: .valueChanged, with: event)
    }
  }

  /// Lets go without a step.
  open override func cancelTracking(with event: UIEvent?) {
    release()
  }

  private func release() {
    pressedStep = nil
    nextRepeat?.cancel()
    nextRepeat = nil
    setNeedsDisplay()
  }

  // MARK: Looks

  /// Draws signs, divider and the pressed half.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let pressedStep, isHighlighted {
      let half = CGRect(
        x: (pressedStep > 0) == isMirrored ? 0 : bounds.midX, y: 0, width: bounds.width / 2,
        height: bounds.height)
      context.saveGState()
      context.addPath(
        CGPath(
          roundedRect: bounds, cornerWidth: Self.cornerRadius, cornerHeight: Self.cornerRadius))
      context.clip()
      context.setFillColor(UIColor.systemFill.cgColor)
      context.fill(half)
      context.restoreGState()
    }
    context.setFillColor(SegmentMeasures.separatorColor.cgColor)
    context.fill(
      CGRect(
        x: bounds.midX - Self.dividerSize.width / 2,
        y: bounds.midY - Self.dividerSize.height / 2, width: Self.dividerSize.width,
        height: Self.dividerSize.height))
    for step in [-1.0, 1.0] {
      let isLeft = (step > 0) == isMirrored
      let center = CGPoint(x: bounds.width * (isLeft ? 0.25 : 0.75), y: bounds.midY)
      context.setStrokeColor((canStep(step) ? UIColor.label : .tertiaryLabel).cgColor)
      context.setLineWidth(Self.thickness)
      context.setLineCap(.round)
      context.move(to: CGPoint(x: center.x - Self.arm, y: center.y))
      context.addLine(to: CGPoint(x: center.x + Self.arm, y: center.y))
      if step > 0 {
        context.move(to: CGPoint(x: center.x, y: center.y - Self.arm))
        context.addLine(to: CGPoint(x: center.x, y: center.y + Self.arm))
      }
      context.strokePath()
    }
  }

  // MARK: Size

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
