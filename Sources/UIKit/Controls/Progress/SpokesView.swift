/// Eight spokes, as long as two thirds of the radius, that can turn (APPEARANCE 5.8).
@MainActor
final class SpokesView: UIView {
  static let standardInk = UIColor(
    light: CGColor(hex: 0x3C3C44), dark: CGColor(hex: 0xEBEBF5))

  /// Opacity of the spokes, clockwise from the top, out of 255.
  private static let tail: [CGFloat] = [147, 47, 47, 47, 47, 72, 97, 122]
  private static let turnDuration: TimeInterval = 1
  private static let animationKey = "turn"

  private var isTurning = false

  /// Each spoke has its share of the opacity.
  var ink = standardInk { didSet { setNeedsDisplay() } }

  /// How many spokes are shown, 0…1: clockwise from the top.
  var completeness: CGFloat = 1 {
    didSet { if completeness != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  func startTurning() {
    isTurning = true
    turn()
  }

  func stopTurning() {
    isTurning = false
    layer.removeAnimation(forKey: Self.animationKey)
  }

  /// Turns on in a new window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  /// Eight jumps a second, each of them by one spoke.
  private func turn() {
    guard isTurning, window != nil else { return }
    let count = Self.tail.count
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
    animation.calculationMode = .discrete
    animation.duration = Self.turnDuration
    animation.repeatCount = .infinity
    layer.removeAnimation(forKey: Self.animationKey)
    layer.add(animation, forKey: Self.animationKey)
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
    let shown = Int((completeness * CGFloat(Self.tail.count)).rounded(.down))
    for (place, alpha) in Self.tail.enumerated().prefix(shown) {
      let angle = 2 * CGFloat.pi * CGFloat(place) / CGFloat(Self.tail.count)
      context.setFillColor(color.copy(alpha: color.alpha * alpha / 255) ?? color)
      context.fill(
        spoke.applying(
          CGAffineTransform(rotationAngle: angle)
            .concatenating(CGAffineTransform(translationX: radius, y: radius))), evenOdd: false)
    }
  }
}
