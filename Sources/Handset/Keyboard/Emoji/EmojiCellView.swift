import UIKit

/// One picture of the panel, which is typed when it is tapped.
@MainActor
final class EmojiCellView: UIView {
  /// The size that gives ink of 29 points (APPEARANCE 1.6).
  static let fontSize: CGFloat = 27.2

  let text: String
  var onTap: ((EmojiCellView) -> Void)?
  var onHold: ((EmojiCellView) -> Void)?
  /// A finger that holds it moves or is lifted; the point is in the screen's space.
  var onSlide: ((CGPoint) -> Void)?
  var onRelease: (() -> Void)?

  private var hold: ScheduledEvent?
  private var isHeld = false

  init(text: String, middle: CGPoint) {
    self.text = text
    super.init(
      frame: CGRect(
        x: middle.x - EmojiLayout.columnPitch / 2, y: middle.y - EmojiLayout.rowPitch / 2,
        width: EmojiLayout.columnPitch, height: EmojiLayout.rowPitch))
    accessibilityIdentifier = "emoji." + text
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let font = UIFont.systemFont(ofSize: Self.fontSize)
    KeyText.draw(
      text, font: font, ink: .black, centerX: bounds.midX, baseline: bounds.midY + 9.4, in: context)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHeld = false
    guard onHold != nil else { return }
    hold = UIApplication.shared.clock.schedule(after: KeyTouches.holdDelay) { [weak self] in
      guard let self else { return }
      self.isHeld = true
      self.onHold?(self)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if isHeld {
      onSlide?(touch.location(in: nil))
    } else if !bounds.contains(touch.location(in: self)) {
      hold?.cancel()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hold?.cancel()
    guard !isHeld else {
      onRelease?()
      return
    }
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onTap?(self) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hold?.cancel()
    if isHeld { onRelease?() }
  }
}
