import UIKit

/// The bubble over a pressed letter, with the letter in large.
@MainActor
final class KeyPopupView: UIView {
  private let shape: KeyPopupShape
  private let text: String
  private let font: UIFont
  private let colors: KeyboardColors

  /// A bubble of a given shape; `font` is the key's own.
  init(shape: KeyPopupShape, text: String, font: UIFont, colors: KeyboardColors) {
    self.shape = shape
    self.text = text
    self.font = font.withSize(font.pointSize + 16)
    self.colors = colors
    super.init(frame: shape.frame)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "keyPopup"
    layer.shadowPath = localPath
    layer.shadowColor = .black
    layer.shadowOpacity = 0.1
    layer.shadowOffset = .zero
    layer.shadowRadius = 5
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var localPath: CGPath {
    shape.path.applying(
      CGAffineTransform(translationX: -shape.frame.minX, y: -shape.frame.minY))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let path = localPath
    context.setFillColor(CGColor(gray: 0, alpha: CGFloat(colors.shadowOpacity)))
    context.fill(path.applying(CGAffineTransform(translationX: 0, y: 1)), evenOdd: false)
    context.setFillColor(colors.bubble)
    context.fill(path, evenOdd: false)
    context.setStrokeColor(colors.bubbleRim)
    context.stroke(path, style: StrokeStyle(width: 1 / UIScreen.main.scale))
    let isLowercase = text.contains { $0.isLowercase }
    let height = isLowercase ? font.xHeight : font.capHeight
    KeyText.draw(
      text, font: font, ink: colors.ink,
      centerX: shape.bubble.midX - shape.frame.minX,
      baseline: shape.bubble.height / 2 + height / 2, in: context)
  }
}
