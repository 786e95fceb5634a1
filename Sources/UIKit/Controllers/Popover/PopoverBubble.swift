/// The ground of a popover: a rounded box with an arrow.
@MainActor
final class PopoverBubble: UIView {
  private static let shadowBlur: CGFloat = 20

  private var direction = UIPopoverArrowDirection.up
  private var place: CGFloat = 0
  private var ground = UIColor.systemBackground

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
    layer.shadowColor = .black
    layer.shadowOpacity = 0.2
    layer.shadowRadius = Self.shadowBlur
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Stands around a box with the arrow `place` points from the start of its edge.
  func show(
    around box: CGRect, pointing direction: UIPopoverArrowDirection, at place: CGFloat,
    ground: UIColor
  ) {
    let margin = PopoverGeometry.arrow.height
    self.place(in: box.insetBy(dx: -margin, dy: -margin))
    self.direction = direction
    self.place = place
    self.ground = ground
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let margin = PopoverGeometry.arrow.height
    let box = bounds.insetBy(dx: margin, dy: margin)
    context.setFillColor(ground.cgColor)
    context.addPath(
      CGPath(
        roundedRect: box, cornerWidth: PopoverGeometry.cornerRadius,
        cornerHeight: PopoverGeometry.cornerRadius))
    context.fillPath()
    context.addPath(arrow(on: box))
    context.fillPath()
  }

  private func arrow(on box: CGRect) -> CGPath {
    let half = PopoverGeometry.arrow.width / 2
    let height = PopoverGeometry.arrow.height
    // Drawn upwards from an edge at y = 0, then turned to its side. The tip is a little blunt.
    var path = CGPath()
    path.move(to: CGPoint(x: -half, y: 0.5))
    path.addQuadCurve(to: CGPoint(x: -3, y: -height + 2), control: CGPoint(x: -half / 2, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: -height + 2), control: CGPoint(x: 0, y: -height - 1))
    path.addQuadCurve(to: CGPoint(x: half, y: 0.5), control: CGPoint(x: half / 2, y: 0))
    path.closeSubpath()
    let (angle, origin): (CGFloat, CGPoint) =
      switch direction {
      case .down: (.pi, CGPoint(x: box.minX + place, y: box.maxY))
      case .left: (-.pi / 2, CGPoint(x: box.minX, y: box.minY + place))
      case .right: (.pi / 2, CGPoint(x: box.maxX, y: box.minY + place))
      default: (0, CGPoint(x: box.minX + place, y: box.minY))
      }
    return path.applying(
      CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)))
  }
}
