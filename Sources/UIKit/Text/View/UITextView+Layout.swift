extension UITextView {
  private var pixels: PixelGrid { PixelGrid(scale: UIScreen.main.scale) }

  /// The top left corner of the column in the view's space.
  private var columnOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  private var roomBesideColumn: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private func columnOptions(forWidth width: CGFloat) -> TextLayout.Options {
    var options = TextLayout.Options()
    options.width = max(1, width - roomBesideColumn)
    options.alignment = textAlignment
    options.lineBreakMode = .byWordWrapping
    options.direction = traitCollection.layoutDirection
    options.tolerance = 1 / UIScreen.main.scale
    return options
  }

  /// Breaks lines for the present width.
  func fitColumn() {
    if layout.fit(columnOptions(forWidth: bounds.width), editor) { canvas.setNeedsDisplay() }
    layout.layOutNewBlocks(editor)
    updateContentSize()
  }

  func updateContentSize() {
    let height = pixels.ceil(
      textContainerInset.top + layout.height + textContainerInset.bottom)
    contentSize = CGSize(width: bounds.width, height: height)
  }

  /// Lines have changed, with them the size of the content.
  func linesDidChange() {
    fitColumn()
    noteNewLines()
  }

  /// Lines are others; how many and how high they are is found out when somebody asks.
  func noteNewLines() {
    if isScrollEnabled { baselinesDidChange() } else { invalidateIntrinsicContentSize() }
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  func naturalSize(forWidth width: CGFloat) -> CGSize {
    fitColumn()
    let size = layout.size(forWidth: columnOptions(forWidth: width).width, editor)
    return CGSize(
      width: pixels.ceil(size.width + roomBesideColumn),
      height: pixels.ceil(size.height + textContainerInset.top + textContainerInset.bottom))
  }

  /// The baselines of the first line below the top and of the last line above the bottom, points.
  var baselines: (first: CGFloat, last: CGFloat) {
    fitColumn()
    let first = layout.block(at: 0, editor).lines.lines.first
    let last = layout.block(at: editor.text.utf8.count, editor).lines.lines.last
    let depth = (last?.height ?? 0) - (last?.ascent ?? 0)
    let isPlaced = bounds.width > 0 && bounds.height > 0
    let below =
      isPlaced
      ? bounds.height - textContainerInset.top - layout.height : textContainerInset.bottom
    return (
      pixels.round(textContainerInset.top + (first?.origin.y ?? 0)), pixels.round(below + depth)
    )
  }

  // MARK: Places

  func caretRect(at index: String.Index) -> CGRect {
    fitColumn()
    let rect = layout.caret(at: index, editor).rect.offsetBy(dx: columnOrigin.x, dy: columnOrigin.y)
    return CGRect(
      x: pixels.round(rect.minX), y: pixels.round(rect.minY), width: rect.width,
      height: pixels.ceil(rect.height))
  }

  func seenLine(at index: String.Index) -> SeenLine? {
    fitColumn()
    return layout.seenLine(at: index, editor)
  }

  /// A caret at the visible start or end of a range, in the view's space.
  func edge(of range: Range<String.Index>, isStart: Bool) -> CGRect {
    fitColumn()
    let rect = layout.edge(of: range, isStart: isStart, editor)
    return rect.offsetBy(dx: columnOrigin.x, dy: columnOrigin.y)
  }

  func index(nearestTo point: CGPoint) -> String.Index {
    fitColumn()
    return layout.index(
      nearestTo: CGPoint(x: point.x - columnOrigin.x, y: point.y - columnOrigin.y), editor)
  }

  func selectionRects(of range: Range<String.Index>) -> [CGRect] {
    fitColumn()
    let from = layout.caret(at: range.lowerBound, editor).rect.minY
    let to = layout.caret(at: range.upperBound, editor).rect.maxY
    return layout.rects(of: range, from: from, to: to, editor).map {
      $0.offsetBy(dx: columnOrigin.x, dy: columnOrigin.y)
    }
  }

  /// What of a view that does not scroll has to be in sight; `nil` for all of it.
  var areaOfCaret: CGRect? {
    guard !isScrollEnabled, isEditing else { return nil }
    return caretRect(at: editor.head).insetBy(dx: 0, dy: -textContainerInset.bottom)
      .intersection(bounds)
  }

  /// Shows the caret after changes whose lines were not laid out at once.
  func showCaretIfNeeded() {
    guard showsCaretNext else { return }
    showCaret()
  }

  /// Scrolls by as little as shows the caret.
  func showCaret() {
    showsCaretNext = false
    guard isScrollEnabled, bounds.height > 0, drag == nil else { return }
    var rect = caretRect(at: editor.head)
    updateContentSize()
    // The last line takes the room below it along.
    if rect.maxY + textContainerInset.bottom + 1 >= contentSize.height {
      rect.size.height = contentSize.height - rect.minY
    }
    let offset = offset(revealing: rect)
    guard offset.y != contentOffset.y else { return }
    stopMotion()
    contentOffset.y = offset.y
  }

  // MARK: Drawing

  /// What the canvas covers: what is seen and as much above and below.
  private var canvasFrame: CGRect {
    let height = min(bounds.height, 2_000)
    let top = max(0, bounds.minY - height)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY + height - top)
  }

  var canvasCoversWhatIsSeen: Bool {
    canvas.frame.minY <= max(0, bounds.minY) && canvas.frame.maxY >= bounds.maxY
      && canvas.frame.width == bounds.width
  }

  func placeText() {
    if !canvasCoversWhatIsSeen {
      canvas.frame = canvasFrame
      canvas.setNeedsDisplay()
    }
    // What comes into sight may be higher than it was thought to be.
    let known = layout.height
    _ = layout.blocks(
      from: canvas.frame.minY - columnOrigin.y, to: canvas.frame.maxY - columnOrigin.y, editor)
    if layout.height != known { updateContentSize() }
    interaction.placeHandles()
    guard showsCaret else {
      caret.stop()
      return
    }
    if caret.isHidden { caret.restart() }
    caret.frame = caretRect(at: editor.head)
  }

  func drawContent(in context: CGContext) {
    context.saveGState()
    context.translateBy(x: canvas.frame.minX, y: canvas.frame.minY)
    drawText(in: canvas.frame, context)
    context.restoreGState()
  }

  func drawText(in frame: CGRect, _ context: CGContext) {
    let top = frame.minY - columnOrigin.y
    let bottom = frame.maxY - columnOrigin.y
    func onCanvas(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: columnOrigin.x - frame.minX, dy: columnOrigin.y - frame.minY)
    }
    if showsSelection, !editor.isCaret {
      context.setFillColor(tintColor.withAlphaComponent(0.2).cgColor)
      for rect in layout.rects(of: editor.selection, from: top, to: bottom, editor) {
        context.fill(onCanvas(rect))
      }
    }
    let ink = (textColor ?? .label).cgColor
    for block in layout.blocks(from: top, to: bottom, editor) {
      block.lines.layout.draw(
        in: context, at: onCanvas(CGRect(x: 0, y: block.top, width: 0, height: 0)).origin,
        looks: block.lines.looks, ink: ink, override: nil)
    }
    guard editing.marked != nil else {
      let lines = misspelled(from: top, to: bottom).map(onCanvas)
      let red = UIColor.systemRed.resolved(traitCollection)
      return SpellingMarks.draw(lines, color: red, in: context)
    }
    context.setFillColor(ink)
    for rect in layout.underlines(of: rangeOfComposition, from: top, to: bottom, editor) {
      context.fill(onCanvas(rect))
    }
  }

  private func misspelled(from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard isEditing, !isSecureTextEntry,
      UIApplication.shared.keyboard.checksSpelling(of: self)
    else { return [] }
    let caret = editor.offset(editor.head)
    return layout.blocks(from: top, to: bottom, editor).flatMap { block in
      let text = editor.text[editor.index(block.start)..<editor.index(block.end)]
      let words = block.lines.words(in: text)
      return SpellingMarks.misspelled(words, caret: caret - block.start).flatMap {
        layout.underlines(ofCharacters: $0.characters, in: block, to: bottom)
      }
    }
  }
}
