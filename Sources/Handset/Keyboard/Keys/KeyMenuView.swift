import UIKit

/// The list that opens over a key that is held, to slide to: the languages over the globe, the
/// places of a tablet's keyboard over the key that puts it away.
@MainActor
final class KeyMenuView: UIView {
  /// The height of a row, points.
  static let rowHeight: CGFloat = 44

  /// The names from the top, and which of them is in use, if any.
  let names: [String]
  private(set) var selected: Int? {
    didSet { if selected != oldValue { setNeedsDisplay() } }
  }
  private let current: Int?
  private let colors: KeyboardColors

  /// - Parameters:
  ///   - key: the key's frame.
  ///   - width: the keyboard's width.
  init(names: [String], current: Int?, over key: CGRect, width: CGFloat, colors: KeyboardColors) {
    self.names = names
    self.current = current
    self.colors = colors
    let size = CGSize(width: 220, height: Self.rowHeight * CGFloat(names.count))
    super.init(
      frame: CGRect(
        x: max(6, min(key.minX, width - size.width - 6)), y: key.minY - 8 - size.height,
        width: size.width, height: size.height))
    isUserInteractionEnabled = false
    accessibilityIdentifier = "keyMenu"
    backgroundColor = UIColor(cgColor: colors.bubble)
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowColor = .black
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 10
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Where a row stands, in this view's space.
  func frame(ofRow row: Int) -> CGRect {
    CGRect(
      x: 0, y: Self.rowHeight * CGFloat(row), width: bounds.width, height: Self.rowHeight)
  }

  /// Chooses the row under a point of this view's space, or none.
  func select(at point: CGPoint) {
    selected =
      bounds.contains(point)
      ? names.indices.first { frame(ofRow: $0).contains(point) }
      : nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for (row, name) in names.enumerated() {
      let frame = frame(ofRow: row)
      let isSelected = row == selected
      if isSelected || (selected == nil && row == current) {
        context.setFillColor(isSelected ? CGColor(hex: 0x007AFF) : colors.divider)
        context.fill(
          CGPath(roundedRect: frame.insetBy(dx: 4, dy: 4), cornerWidth: 8, cornerHeight: 8),
          evenOdd: false)
      }
      let font = UIFont.systemFont(ofSize: 17)
      KeyText.draw(
        name, font: font, ink: isSelected ? .white : colors.ink, edge: 16, isLeft: true,
        baseline: frame.midY + font.capHeight / 2, in: context)
    }
  }
}
