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

  /// Opacity of the spokes, clockwise from the top, out of 255.
  private static let alphas: [CGFloat] = [147, 47, 47, 47, 47, 72, 97, 122]
  private static let turnDuration: TimeInterval = 1
  private static let animationKey = "turn"
  private static let ink = UIColor(light: CGColor(hex: 0x3C3C44), dark: CGColor(hex: 0xEBEBF5))

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
    set { wheel.ink = newValue ?? Self.ink }
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
    wheel.ink = Self.ink
    wheel.alphas = Self.alphas.map { $0 / 255 }
    addSubview(wheel)
    updateVisibility()
  }

  /// Begins to turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateVisibility()
    turn()
  }

  /// Stops turning.
  open func stopAnimating() {
    isAnimating = false
    wheel.layer.removeAnimation(forKey: Self.animationKey)
    updateVisibility()
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
  }

  /// Eight jumps a second, each of them by one spoke.
  private func turn() {
    guard isAnimating, window != nil else { return }
    let count = Self.alphas.count
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
    animation.calculationMode = .discrete
    animation.duration = Self.turnDuration
    animation.repeatCount = .infinity
    wheel.layer.removeAnimation(forKey: Self.animationKey)
    wheel.layer.add(animation, forKey: Self.animationKey)
  }

  /// Turns on in a new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
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

/// The spokes of an activity indicator, as long as two thirds of its radius.
@MainActor
final class SpokesView: UIView {
  var alphas: [CGFloat] = [] { didSet { setNeedsDisplay() } }
  var ink = UIColor.label { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = bounds.width / 2
    let thickness = radius / 5
    let spoke = CGPath(
      roundedRect: CGRect(
        x: -thickness / 2, y: -radius, width: thickness, height: radius * 2 / 3),
      cornerWidth: thickness / 2, cornerHeight: thickness / 2)
    let color = ink.cgColor
    for (place, alpha) in alphas.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(place) / CGFloat(alphas.count)
      context.setFillColor(color.copy(alpha: color.alpha * alpha) ?? color)
      context.fill(
        spoke.applying(
          CGAffineTransform(rotationAngle: angle)
            .concatenating(CGAffineTransform(translationX: radius, y: radius))), evenOdd: false)
    }
  }
}
