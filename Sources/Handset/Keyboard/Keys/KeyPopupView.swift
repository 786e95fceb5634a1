import UIKit

/// The bubble over a pressed letter, with the letter in large.
@MainActor
final class KeyPopupView: UIView {
  /// What the view is larger than the shape on each side, so that the rim is drawn whole.
  private static let rimRoom: CGFloat = 1

  let shape: KeyPopupShape
  let text: String
  private let font: UIFont
  private let colors: KeyboardColors

  /// A bubble of a given shape; `font` is the key's own.
  init(shape: KeyPopupShape, text: String, font: UIFont, colors: KeyboardColors) {
    self.shape = shape
    self.text = text
    // Half of the bubble for capitals, which are seven tenths of the size.
    self.font = font.withSize(min(font.pointSize + 16, shape.bubble.height))
    self.colors = colors
    super.init(frame: shape.frame.insetBy(dx: -Self.rimRoom, dy: -Self.rimRoom))
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
    shape.path.applying(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    KeyPopupShape.draw(localPath, colors: colors, in: context)
    let isLowercase = text.contains { $0.isLowercase }
    let height = isLowercase ? font.xHeight : font.capHeight
    // Between the middles of the bubble and of the bubble with its flanks.
    let middle =
      shape.bubble.midY - frame.minY
      + min(KeyPopupShape.flankHeight, shape.foot.maxY - shape.bubble.maxY) / 4
    KeyText.draw(
      text, font: font, ink: colors.ink,
      centerX: shape.bubble.midX - frame.minX,
      baseline: middle + height / 2, in: context)
  }
}
