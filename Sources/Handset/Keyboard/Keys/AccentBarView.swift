import UIKit

/// The bubble over a key that is held: what the key types and what belongs to it, in a row to
/// slide along (APPEARANCE 7.3).
@MainActor
final class AccentBarView: UIView {
  /// The choices from the left.
  let choices: [String]
  private(set) var selected: Int {
    didSet { if selected != oldValue { setNeedsDisplay() } }
  }

  private let cell: CGSize
  /// The part with the choices, in this view's space.
  private let bubble: CGRect
  /// The outline with the key as its foot, in this view's space; `nil` for a bubble that floats.
  private let outline: CGPath?
  private let font: UIFont
  private let colors: KeyboardColors

  private static let insets = CGSize(width: 4, height: 5)
  /// How near the bubble comes to the keyboard's sides.
  private static let margin: CGFloat = 2
  private static let selection = CGColor(hex: 0x007AFF)

  /// - Parameters:
  ///   - choices: what there is, the key's own text first.
  ///   - key: the key's frame.
  ///   - width: the keyboard's width.
  ///   - isAttached: whether bubble and key are one shape.
  ///   - top: what the bubble does not go above.
  init(
    choices: [String], over key: CGRect, width: CGFloat, font: UIFont, colors: KeyboardColors,
    isAttached: Bool, top: CGFloat = -.infinity
  ) {
    let isMirrored = key.midX > width / 2
    self.font = font
    self.colors = colors
    cell = CGSize(
      width: Self.cellWidth(choices.count, over: key, width: width, isMirrored: isMirrored),
      height: key.height)
    let size = CGSize(
      width: cell.width * CGFloat(choices.count) + 2 * Self.insets.width,
      height: cell.height + 2 * Self.insets.height)
    // The first choice stands over the key; the row is moved where it would leave the keyboard.
    let first = key.midX - cell.width / 2
    let wanted =
      isMirrored ? first + cell.width - size.width + Self.insets.width : first - Self.insets.width
    let left = max(Self.margin, min(wanted, width - size.width - Self.margin))
    let index = Int(((key.midX - left - Self.insets.width) / cell.width).rounded(.down))
    selected = max(0, min(choices.count - 1, index))
    var others = isMirrored ? choices.dropFirst().reversed() : Array(choices.dropFirst())
    others.insert(contentsOf: choices.prefix(1), at: selected)
    self.choices = others
    let place = CGRect(
      x: left, y: max(top, key.minY - KeyPopupShape.gap - size.height), width: size.width,
      height: size.height)
    // A bubble that has to cover the key has no foot.
    let shape = isAttached && place.maxY <= key.minY ? KeyPopupShape(foot: key, bubble: place) : nil
    // A point more on each side, so that the rim is drawn whole.
    let frame = shape.map { $0.frame.insetBy(dx: -1, dy: -1) } ?? place
    bubble = place.offsetBy(dx: -frame.minX, dy: -frame.minY)
    outline = shape?.path.applying(
      CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "accents"
    layer.shadowColor = .black
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 5
    if let outline {
      layer.shadowPath = outline
      layer.shadowOpacity = 0.1
    } else {
      layer.shadowOpacity = 0.25
      layer.cornerRadius = 10
      layer.cornerCurve = .continuous
      backgroundColor = UIColor(cgColor: colors.bubble)
    }
  }

  /// As wide as the key and 8 points more, narrower where there are many choices or the row would
  /// not fit beside the key.
  private static func cellWidth(
    _ count: Int, over key: CGRect, width: CGFloat, isMirrored: Bool
  ) -> CGFloat {
    let widest = key.width + 8
    let usual = (count > 9 ? 0.75 : 1) * widest
    let room = (isMirrored ? key.midX : width - key.midX) - margin - insets.width
    let fitting = room / (CGFloat(count) - 0.5)
    if fitting >= 0.75 * widest { return min(usual, fitting) }
    return min(usual, (width - 2 * margin - 2 * insets.width) / CGFloat(count))
  }

  required init?(coder: NSCoder) {
    nil
  }

  var text: String { choices[selected] }

  /// Where a choice stands, in this view's space.
  func frame(ofChoice index: Int) -> CGRect {
    CGRect(
      x: bubble.minX + Self.insets.width + cell.width * CGFloat(index),
      y: bubble.minY + Self.insets.height,
      width: cell.width, height: cell.height)
  }

  /// Chooses what is above or below a point of this view's space, or nearest to it.
  func select(at point: CGPoint) {
    let index = Int(
      ((point.x - bubble.minX - Self.insets.width) / cell.width).rounded(.down))
    selected = max(0, min(choices.count - 1, index))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let outline { KeyPopupShape.draw(outline, colors: colors, in: context) }
    for (index, choice) in choices.enumerated() {
      let frame = frame(ofChoice: index)
      if index == selected {
        context.setFillColor(Self.selection)
        context.fill(
          CGPath(roundedRect: frame, cornerWidth: 5, cornerHeight: 5), evenOdd: false)
      }
      KeyText.draw(
        choice, font: font, ink: index == selected ? .white : colors.ink, centerX: frame.midX,
        baseline: frame.midY + font.capHeight / 2, in: context)
    }
  }
}
