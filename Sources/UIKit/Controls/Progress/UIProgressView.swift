/// How far something has come, as a bar (APPEARANCE 5.8).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// 4 points high with round ends.
    case `default` = 0
    /// 2.5 points high with square ends, for a bar.
    case bar = 1
  }

  private static let animationDuration: TimeInterval = 0.25

  private let fill = UIView()
  private var ownProgress: Float = 0

  /// The look.
  open var progressViewStyle: Style {
    didSet {
      updateLook()
      invalidateIntrinsicContentSize()
    }
  }

  /// What is done; the tint unless set.
  open var progressTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// What is not done; a grey fill unless set.
  open var trackTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// A bar of a look.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
    setUp()
    sizeToFit()
  }

  /// A bar with a frame in its future superview.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUp()
  }

  /// A bar from an archive.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(fill)
    updateLook()
  }

  /// The part done, 0…1.
  open var progress: Float {
    get { ownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the part done, 0…1.
  open func setProgress(_ progress: Float, animated: Bool) {
    ownProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, window != nil else {
      placeFill()
      return
    }
    UIView.animate(
      withDuration: Self.animationDuration, delay: 0,
      options: [.allowUserInteraction, .curveLinear],
      animations: { self.placeFill() })
  }

  private func placeFill() {
    let width = bounds.width * CGFloat(ownProgress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    layer.cornerRadius = radius
    fill.layer.cornerRadius = min(radius, width / 2)
  }

  private func updateLook() {
    backgroundColor = trackTintColor ?? .systemFill
    fill.backgroundColor = progressTintColor ?? tintColor
    setNeedsLayout()
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Shows the tint of the window that the bar came into.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLook()
  }

  /// Places the part done.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeFill()
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  /// Of any width, 4 points high; 2.5 in a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// As wide as it is, 4 points high; 2.5 in a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height)
  }
}
