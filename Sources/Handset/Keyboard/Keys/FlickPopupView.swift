import UIKit

/// The key-sized bubble beside a pressed flick key, with what the finger's direction types.
@MainActor
final class FlickPopupView: UIView {
  private let text: String
  private let font: UIFont
  private let colors: KeyboardColors

  /// - Parameters:
  ///   - key: the pressed key's frame.
  ///   - direction: one key's width or height to a side, or nothing for the key itself.
  init(text: String, over key: CGRect, direction: CGVector, font: UIFont, colors: KeyboardColors) {
    self.text = text
    self.font = font.withSize(font.pointSize + 4)
    self.colors = colors
    super.init(
      frame: key.offsetBy(dx: direction.dx * key.width, dy: direction.dy * key.height))
    isUserInteractionEnabled = false
    accessibilityIdentifier = "flickPopup"
    backgroundColor = UIColor(cgColor: CGColor(hex: 0x007AFF))
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    layer.shadowColor = .black
    layer.shadowOpacity = 0.2
    layer.shadowOffset = .zero
    layer.shadowRadius = 4
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    KeyText.draw(
      text, font: font, ink: .white, centerX: bounds.midX,
      baseline: bounds.midY + font.capHeight / 2, in: context)
  }
}
