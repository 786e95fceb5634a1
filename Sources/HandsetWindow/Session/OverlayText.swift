import UIKit

/// Small text over the screen.
@MainActor
enum OverlayText {
  /// Text on a light plate, so that it can be read over anything. `point` is the left end of
  /// the baseline.
  static func commands(
    _ text: String, at point: CGPoint, color: CGColor, size: CGFloat = 10, plate: Bool = true
  ) -> [Drawing.Command] {
    let face = FontFace(size: size, weight: UIFont.Weight.semibold.rawValue)
    let advances = UIApplication.shared.textMeasurer.advances(of: text, in: face)
    let run = GlyphRun(text: text, face: face, color: color, origin: point, advances: advances)
    let box = CGRect(
      x: point.x - 2, y: point.y - size, width: run.width + 4, height: size * 1.35)
    let ground = Drawing.Command.fill(
      CGPath(roundedRect: box, cornerWidth: 3, cornerHeight: 3),
      color: CGColor(gray: 1, alpha: 0.85), evenOdd: false)
    return (plate ? [ground] : []) + [.text(run)]
  }
}
