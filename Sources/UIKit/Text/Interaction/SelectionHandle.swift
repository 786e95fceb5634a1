/// One of the two handles of a selection: a stem along the edge with a ball at its outer end
/// (APPEARANCE 2.5, the larger ball of iOS 17).
@MainActor
final class SelectionHandle: UIView {
  static let stemWidth: CGFloat = 2
  static let ballDiameter: CGFloat = 16.33
  /// By how much the ball overlaps the line.
  static let overlap: CGFloat = 3
  /// By how much a finger may miss a handle, points.
  private static let slop: CGFloat = 14

  private let isStart: Bool

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isHidden = true
    // The ball stands out of a text view at its first and last lines.
    layer.isUnclipped = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Stands at an edge of the selection, in the superview's space.
  func place(at edge: CGRect) {
    isHidden = false
    let ball = Self.ballDiameter
    let outside = ball - Self.overlap
    frame = CGRect(
      x: edge.midX - ball / 2, y: isStart ? edge.minY - outside : edge.minY,
      width: ball, height: edge.height + outside)
  }

  /// Whether a finger at a point of the superview holds the handle.
  func isHeld(at point: CGPoint) -> Bool {
    !isHidden && frame.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let ball = Self.ballDiameter
    context.setFillColor(tintColor.cgColor)
    context.fill(
      CGRect(
        x: (bounds.width - Self.stemWidth) / 2, y: isStart ? ball / 2 : 0,
        width: Self.stemWidth, height: bounds.height - ball / 2))
    context.fillEllipse(
      in: CGRect(x: 0, y: isStart ? 0 : bounds.height - ball, width: ball, height: ball))
  }
}
