/// The cross in a disc that clears a text field (APPEARANCE 5.1).
@MainActor
final class TextFieldClearButton: UIControl {
  /// Points on a side.
  static let side: CGFloat = 19

  private static let diameter: CGFloat = 17
  /// From the middle to the end of an arm of the cross.
  private static let arm: CGFloat = 4.2
  private static let thickness: CGFloat = 1.6
  /// By how much a finger may miss it.
  private static let slop: CGFloat = 10

  private static let ink = UIColor(
    light: CGColor(hex: 0x000000, alpha: 0.2), dark: CGColor(hex: 0xFFFFFF, alpha: 0.2))
  private static let pressedInk = UIColor(
    light: CGColor(hex: 0x000000, alpha: 0.4), dark: CGColor(hex: 0xFFFFFF, alpha: 0.4))

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    var path = CGPath(
      ellipseIn: CGRect(
        x: center.x - Self.diameter / 2, y: center.y - Self.diameter / 2, width: Self.diameter,
        height: Self.diameter))
    path.addPath(
      Self.cross.applying(
        CGAffineTransform(rotationAngle: .pi / 4)
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y))))
    context.setFillColor((isHighlighted ? Self.pressedInk : Self.ink).cgColor)
    context.fill(path, evenOdd: true)
  }

  /// A plus sign around the origin.
  private static let cross: CGPath = {
    let (far, near) = (arm, thickness / 2)
    let corners: [(CGFloat, CGFloat)] = [
      (-near, -far), (near, -far), (near, -near), (far, -near), (far, near), (near, near),
      (near, far), (-near, far), (-near, near), (-far, near), (-far, -near), (-near, -near),
    ]
    var path = CGPath()
    for (place, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }()
}
