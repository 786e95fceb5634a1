import UIKit

/// The bar above the keys with three places for words. What stands in the left one is the word
/// that is being typed; the others stay empty, since there is no dictionary.
@MainActor
final class SuggestionBarView: UIView {
  /// Number of places.
  static let slotCount = 3

  /// Called with what a tapped place offers.
  var onChoice: ((String) -> Void)?

  /// The word being typed, or `nil`.
  var word: String? {
    didSet { if word != oldValue { setNeedsDisplay() } }
  }

  /// Whether words are offered at all; a tablet's bar is there without them.
  var offersWords = true {
    didSet { if offersWords != oldValue { setNeedsDisplay() } }
  }

  var colors: KeyboardColors {
    didSet { if colors != oldValue { setNeedsDisplay() } }
  }

  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  init(colors: KeyboardColors) {
    self.colors = colors
    super.init(frame: .zero)
    accessibilityIdentifier = "keyboard.bar"
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var slotWidth: CGFloat { bounds.width / CGFloat(Self.slotCount) }

  /// The place of the word, in the bar's space.
  var wordFrame: CGRect {
    CGRect(x: 0, y: 0, width: slotWidth, height: bounds.height)
  }

  override func draw(_ rect: CGRect) {
    guard offersWords, let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(colors.divider)
    let inset: CGFloat = 10
    for slot in 1..<Self.slotCount {
      context.fill(
        CGRect(
          x: (slotWidth * CGFloat(slot) - 0.5).rounded(), y: inset, width: 1,
          height: max(0, bounds.height - 2 * inset)))
    }
    guard let word else { return }
    if isPressed {
      context.setFillColor(colors.pressedLetterKey)
      let plate = wordFrame.insetBy(dx: 4, dy: 4)
      context.fill(
        CGPath(roundedRect: plate, cornerWidth: 5, cornerHeight: 5), evenOdd: false)
    }
    let font = UIFont.systemFont(ofSize: 17)
    context.saveGState()
    context.clip(to: wordFrame.insetBy(dx: 6, dy: 0))
    KeyText.draw(
      "“\(word)”", font: font, ink: colors.ink, centerX: wordFrame.midX,
      baseline: bounds.midY + font.capHeight / 2, in: context)
    context.restoreGState()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = offersWords && isOnWord(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = isPressed && isOnWord(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = isPressed ? word : nil
    isPressed = false
    if let chosen { onChoice?(chosen) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }

  private func isOnWord(_ touches: Set<UITouch>) -> Bool {
    word != nil && touches.contains { wordFrame.contains($0.location(in: self)) }
  }
}
