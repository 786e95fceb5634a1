import UIKit

/// The offer to fill something in: a key with a word beside it, or a caption above a code, in the
/// middle of the bar (APPEARANCE 1.7).
struct FillOffer {
  var text: String
  var caption: String?
  var hasKey = false

  /// Width and height of the key's ink, points.
  private static let keySize = CGSize(width: 13, height: 22.8)
  /// From the key's right edge to the text.
  private static let gap: CGFloat = 6.2
  /// What is added between letters: the measured word is 79.6 wide.
  private static let spacing: CGFloat = -0.17
  /// Nearly the ink of everything else on light keys.
  private static func ink(_ colors: KeyboardColors) -> CGColor {
    colors.ink == .black ? CGColor(hex: 0x151516) : colors.ink
  }

  @MainActor
  func draw(in bounds: CGRect, colors: KeyboardColors, isPressed: Bool, _ context: CGContext) {
    let ink = isPressed ? colors.disabledInk : Self.ink(colors)
    let font = UIFont.systemFont(ofSize: caption == nil ? 17 : 15)
    if let caption {
      KeyText.draw(
        caption, font: .systemFont(ofSize: 11), ink: colors.trayInk, centerX: bounds.midX,
        baseline: bounds.midY - 4, in: context)
      KeyText.draw(
        text, font: font, ink: ink, centerX: bounds.midX, baseline: bounds.midY + 13, in: context)
      return
    }
    let width = KeyText.width(of: text, font: font) + Self.spacing * CGFloat(text.count)
    let whole = width + (hasKey ? Self.keySize.width + Self.gap : 0)
    let left = bounds.midX - whole / 2
    if hasKey {
      Self.drawKey(
        at: CGPoint(x: left, y: bounds.midY - Self.keySize.height / 2 - 0.1), ink: ink, context)
    }
    KeyText.draw(
      text, font: font, ink: ink, edge: left + whole - width, isLeft: true,
      baseline: bounds.midY + font.capHeight / 2, spacing: Self.spacing, in: context)
  }

  /// A key that stands upright: a round head with a hole, a shaft with two bits.
  @MainActor
  private static func drawKey(at origin: CGPoint, ink: CGColor, _ context: CGContext) {
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.setFillColor(ink)
    var path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 13, height: 13))
    path.addPath(CGPath(ellipseIn: CGRect(x: 5, y: 2.6, width: 3, height: 3)))
    context.fill(path, evenOdd: true)
    var shaft = CGPath()
    shaft.move(to: CGPoint(x: 4.6, y: 11.6))
    for point in [
      CGPoint(x: 8.4, y: 11.6), CGPoint(x: 8.4, y: 13.4), CGPoint(x: 10, y: 15),
      CGPoint(x: 8.4, y: 16.6), CGPoint(x: 10, y: 18.2), CGPoint(x: 8.4, y: 19.8),
      CGPoint(x: 8.4, y: 20.9), CGPoint(x: 6.5, y: 22.8), CGPoint(x: 4.6, y: 20.9),
    ] {
      shaft.addLine(to: point)
    }
    shaft.closeSubpath()
    context.fill(shaft, evenOdd: false)
    context.restoreGState()
  }
}
