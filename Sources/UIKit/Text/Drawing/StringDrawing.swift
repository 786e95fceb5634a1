/// Attributed text laid out to be measured or drawn by itself, without a view.
@MainActor
struct StringDrawing {
  /// The font of text that names none, points.
  private static let defaultSize: CGFloat = 12

  private let content: StyledText
  private let layout: TextLayout
  private let isWrapped: Bool

  init(
    _ text: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    isWrapped = options.contains(.usesLineFragmentOrigin)
    var content = StyledText(text, font: .systemFont(ofSize: Self.defaultSize))
    var layoutOptions = TextLayout.Options()
    layoutOptions.paragraphs = content.paragraphs.map(TextParagraph.init)
    layoutOptions.direction = UIScreen.main.traitCollection.layoutDirection
    layoutOptions.width = size.width > 0 && isWrapped ? size.width : .infinity
    layoutOptions.height = size.height > 0 && isWrapped ? size.height : .infinity
    let mode = content.paragraphs.first?.lineBreakMode ?? .byWordWrapping
    let isCut = mode.truncates || mode == .byClipping
    layoutOptions.lineBreakMode =
      options.contains(.truncatesLastVisibleLine) && !isCut ? .byTruncatingTail : mode
    layoutOptions.lineLimit = isCut || !isWrapped ? 1 : 0
    let measured = MeasuredText(content.runs, measurer: UIApplication.shared.textMeasurer)
    var layout = TextLayout(measured, options: layoutOptions)
    var factor: CGFloat = 1
    if let context, context.minimumScaleFactor > 0, layout.isTruncated,
      let largest = content.runs.map(\.face.size).max()
    {
      (layout, factor) =
        FontFitting(
          content, largestSize: largest, minimumFactor: context.minimumScaleFactor,
          options: layoutOptions
        ).fit()
      content = content.scaled(by: factor)
    }
    self.content = content
    self.layout = layout
    context?.actualScaleFactor = factor
    context?.totalBounds = box
  }

  /// The box of the text, points, not rounded to pixels.
  var box: CGRect {
    let top = isWrapped ? 0 : -(layout.lines.first?.origin.y ?? 0)
    return CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
  }

  /// Draws into the current context, from a corner or, of one line, the start of its baseline.
  func draw(at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout.draw(
      in: context, at: CGPoint(x: origin.x, y: origin.y + box.minY), looks: content.looks,
      ink: UIColor.black.cgColor, override: nil)
  }
}
