/// Eight spokes that turn while something is going on (APPEARANCE 5.8).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// 20 points on a side.
    case medium = 100
    /// 37 points on a side.
    case large = 101
  }

  private let wheel = SpokesView()

  /// The size.
  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The spokes' colour; a grey of the system unless set. Each spoke has its share of opacity.
  open var color: UIColor! {
    get { wheel.ink }
    set { wheel.ink = newValue ?? SpokesView.standardInk }
  }

  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  /// Whether it turns.
  open private(set) var isAnimating = false

  /// An indicator of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    sizeToFit()
  }

  /// An indicator with a frame in its future superview.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// An indicator from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(wheel)
    updateVisibility()
  }

  /// Begins to turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateVisibility()
    wheel.startTurning()
  }

  /// Stops turning.
  open func stopAnimating() {
    isAnimating = false
    wheel.stopTurning()
    updateVisibility()
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
  }

  /// Places the spokes in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = intrinsicContentSize.width
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// 20 or 37 points on a side.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// 20 or 37 points on a side.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
