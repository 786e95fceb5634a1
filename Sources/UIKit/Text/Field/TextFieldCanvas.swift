/// Shows the part of a field's text that there is room for.
@MainActor
final class TextFieldCanvas: UIView {
  /// Points above and below the line for ink that reaches out of it.
  static let bleed: CGFloat = 4

  struct Content {
    var layout: TextLayout
    var line: TextLine
    /// One for each run of the layout.
    var looks: [TextLook]
    var ink: UIColor
    /// Whether the ink is used for all runs.
    var isDimmed: Bool
    /// Distance of the line's left end from the left edge, points.
    var start: CGFloat
    /// Distance of the baseline from the top edge, points.
    var baseline: CGFloat
    /// Filled behind the text.
    var selection: [CGRect]
    var selectionColor: UIColor
    /// Lines below what is being composed.
    var underline: [CGRect]
    /// Lines below words that are spelt wrongly.
    var misspelled: [CGRect] = []
    var misspelledColor = UIColor.systemRed
  }

  var content: Content? {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawContent(in: context, width: bounds.width)
  }

  /// Draws the part of the text that is `width` points wide from the left edge on.
  func drawContent(in context: CGContext, width: CGFloat) {
    guard let content else { return }
    context.setFillColor(content.selectionColor.cgColor)
    for rect in content.selection { context.fill(rect) }
    let line = content.line.visible(
      from: -content.start, to: width - content.start)
    let ink = content.ink.cgColor
    content.layout.draw(
      line, in: context, from: CGPoint(x: content.start, y: content.baseline),
      looks: content.looks, ink: ink, override: content.isDimmed ? ink : nil)
    context.setFillColor(content.ink.cgColor)
    for rect in content.underline { context.fill(rect) }
    SpellingMarks.draw(content.misspelled, color: content.misspelledColor.cgColor, in: context)
  }
}
