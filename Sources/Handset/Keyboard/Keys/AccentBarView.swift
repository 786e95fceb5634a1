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
  private let font: UIFont
  private let colors: KeyboardColors

  private static let insets = CGSize(width: 4, height: 5)
  private static let selection = CGColor(hex: 0x007AFF)

  /// - Parameters:
  ///   - choices: what there is, the key's own text first.
  ///   - key: the key's frame.
  ///   - width: the keyboard's width.
  init(choices: [String], over key: CGRect, width: CGFloat, font: UIFont, colors: KeyboardColors) {
    let isMirrored = key.midX > width / 2
    self.font = font
    self.colors = colors
    let usual = (choices.count > 9 ? 0.75 : 1) * (key.width + 8)
    let room = width - 2 * Self.insets.width - 4
    cell = CGSize(
      width: min(usual, room / CGFloat(choices.count)), height: key.height)
    let size = CGSize(
      width: cell.width * CGFloat(choices.count) + 2 * Self.insets.width,
      height: cell.height + 2 * Self.insets.height)
    // The first choice stands over the key; the row is moved where it would leave the keyboard.
    let first = key.midX - cell.width / 2
    let wanted =
      isMirrored ? first + cell.width - size.width + Self.insets.width : first - Self.insets.width
    let left = max(2, min(wanted, width - size.width - 2))
    let index = Int(((key.midX - left - Self.insets.width) / cell.width).rounded(.down))
    selected = max(0, min(choices.count - 1, index))
    var others = isMirrored ? choices.dropFirst().reversed() : Array(choices.dropFirst())
    others.insert(contentsOf: choices.prefix(1), at: selected)
    self.choices = others
    super.init(
      frame: CGRect(
        x: left, y: key.minY - 8 - size.height, width: size.width, height: size.height))
    isUserInteractionEnabled = false
    accessibilityIdentifier = "accents"
    layer.shadowColor = .black
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 5
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    backgroundColor = UIColor(cgColor: colors.bubble)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var text: String { choices[selected] }

  /// Where a choice stands, in this view's space.
  func frame(ofChoice index: Int) -> CGRect {
    CGRect(
      x: Self.insets.width + cell.width * CGFloat(index), y: Self.insets.height,
      width: cell.width, height: cell.height)
  }

  /// Chooses what is above or below a point of this view's space, or nearest to it.
  func select(at point: CGPoint) {
    let index = Int(((point.x - Self.insets.width) / cell.width).rounded(.down))
    selected = max(0, min(choices.count - 1, index))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
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
