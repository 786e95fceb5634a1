/// Shows the part of a field's text that there is room for.
@MainActor
final class TextFieldCanvas: UIView {
  /// Points above and below the line for ink that reaches out of it.
  static let bleed: CGFloat = 4

  struct Content {
    var line: TextLine
    var faces: [FontFace]
    var ink: UIColor
    /// Distance of the line's left end from the left edge, points.
    var start: CGFloat
    /// Distance of the baseline from the top edge, points.
    var baseline: CGFloat
    /// Filled behind the text.
    var selection: [CGRect]
    var selectionColor: UIColor
    /// Lines below what is being composed.
    var underline: [CGRect]
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
    for piece in line.pieces {
      context.draw(
        GlyphRun(
          text: piece.text, face: content.faces[piece.run], color: content.ink.cgColor,
          origin: CGPoint(x: content.start + piece.x, y: content.baseline),
          advances: piece.advances))
    }
    context.setFillColor(content.ink.cgColor)
    for rect in content.underline { context.fill(rect) }
  }
}
