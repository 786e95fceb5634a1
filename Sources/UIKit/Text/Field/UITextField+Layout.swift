extension UITextField {
  static let clearButtonMargin: CGFloat = 5
  /// Height of a rounded field, unless its font asks for more.
  private static let roundedHeight: CGFloat = 34
  /// What a frame adds to the height of the text, both sides together.
  private static let roundedMargin: CGFloat = 9
  private static let lineMargin: CGFloat = 4
  /// Bytes of a block of a very long text.
  private static let blockLength = 4_096

  var pixels: PixelGrid { PixelGrid(scale: UIScreen.main.scale) }

  // MARK: Size

  var naturalSize: CGSize {
    let font = currentFont
    var width = placeholderLabel.intrinsicContentSize.width
    if hasText || width == 0 {
      let runs = hasText ? styledText.runs : [TextRun(text: " ", face: font.face)]
      let measured = cache.measure(runs)
      width = measured.width(of: 0..<measured.characters.count)
    }
    width = pixels.ceil(width + naturalMargin)
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)]
    where view != nil && mode.isVisible(whileEditing: isEditing) {
      width += naturalSize(of: view).width
    }
    let line = font.lineHeight.rounded(.up)
    let height =
      switch borderStyle {
      case .none: line
      case .line: line + Self.lineMargin
      case .bezel, .roundedRect: max(Self.roundedHeight, line + Self.roundedMargin)
      }
    return CGSize(width: width, height: height)
  }

  /// What the natural width adds to that of the text, read off interface files; an empty field
  /// is as wide as one with a space.
  private var naturalMargin: CGFloat {
    switch borderStyle {
    case .none: 4
    case .line: 8
    case .bezel, .roundedRect: 27
    }
  }

  private var horizontalInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  func naturalSize(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    if view.bounds.size != .zero { return view.bounds.size }
    let size = view.intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  // MARK: Rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func mirroredIfNeeded(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  func isLeftViewVisible(whileEditing isEditing: Bool) -> Bool {
    leftView != nil && leftViewMode.isVisible(whileEditing: isEditing)
  }

  func isRightViewVisible(whileEditing isEditing: Bool) -> Bool {
    rightView != nil && rightViewMode.isVisible(whileEditing: isEditing)
  }

  func isClearButtonVisible(whileEditing isEditing: Bool) -> Bool {
    hasText && clearButtonMode.isVisible(whileEditing: isEditing)
      && !isRightViewVisible(whileEditing: isEditing)
  }

  func contentRect(in bounds: CGRect, whileEditing isEditing: Bool) -> CGRect {
    let inset = horizontalInset
    var left = bounds.minX + inset
    var right = bounds.maxX - inset
    func avoid(_ rect: CGRect, margin: CGFloat) {
      if rect.midX < bounds.midX {
        left = max(left, rect.maxX + margin)
      } else {
        right = min(right, rect.minX - margin)
      }
    }
    if isLeftViewVisible(whileEditing: isEditing) {
      avoid(leftViewRect(forBounds: bounds), margin: inset)
    }
    if isRightViewVisible(whileEditing: isEditing) {
      avoid(rightViewRect(forBounds: bounds), margin: inset)
    } else if isClearButtonVisible(whileEditing: isEditing) {
      avoid(clearButtonRect(forBounds: bounds), margin: 0)
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  // MARK: Surroundings

  func placeSurroundings() {
    background.frame = borderRect(forBounds: bounds)
    place(leftView, isLeftViewVisible(whileEditing: isEditing), leftViewRect(forBounds:))
    place(rightView, isRightViewVisible(whileEditing: isEditing), rightViewRect(forBounds:))
    let hasClearButton = isClearButtonVisible(whileEditing: isEditing)
    clearButton.isHidden = !hasClearButton
    if hasClearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
    let box = lineBox(in: placeholderRect(forBounds: bounds))
    placeholderLabel.isHidden = hasText
    placeholderLabel.frame = box
  }

  private func place(_ view: UIView?, _ isVisible: Bool, _ rect: (CGRect) -> CGRect) {
    guard let view else { return }
    if isVisible {
      let isNew = view.superview !== self
      if isNew { addSubview(view) }
      let frame = rect(bounds)
      if isNew { UIView.performWithoutAnimation { view.frame = frame } } else { view.frame = frame }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Text

  func placeText() {
    let placement = updatedPlacement()
    let bleed = TextFieldCanvas.bleed
    canvas.frame = CGRect(
      x: placement.room.minX, y: placement.top - bleed, width: placement.room.width,
      height: placement.height + 2 * bleed)
    let selection = isEditing && !editor.isCaret ? characterRange(editor.selection) : nil
    canvas.content = placement.line.map { line in
      TextFieldCanvas.Content(
        layout: placement.layout, line: line, looks: placement.looks, ink: ink,
        isDimmed: !isEnabled, start: placement.start, baseline: bleed + placement.ascent,
        selection: selection.map { line.stretches(of: $0) }?.map { stretch in
          CGRect(
            x: placement.start + stretch.lowerBound, y: bleed,
            width: stretch.upperBound - stretch.lowerBound, height: placement.height)
        } ?? [],
        selectionColor: tintColor.withAlphaComponent(0.2),
        underline: underline(of: line, placement),
        misspelled: misspelled(in: line, placement),
        misspelledColor: UIColor(cgColor: UIColor.systemRed.resolved(traitCollection)))
    }
    interaction.placeHandles()
    guard showsCaret else {
      caret.stop()
      return
    }
    if caret.isHidden { caret.restart() }
    let rect = placement.caretRect(at: characterIndex(editor.head), grid: pixels)
    caret.frame = rect.offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY)
  }

  /// The lines below what is being composed.
  private func underline(of line: TextLine, _ placement: TextFieldPlacement) -> [CGRect] {
    guard editing.marked != nil else { return [] }
    return lines(below: characterRange(rangeOfComposition), of: line, placement)
  }

  private func misspelled(in line: TextLine, _ placement: TextFieldPlacement) -> [CGRect] {
    guard isEditing, !isSecureTextEntry, editing.marked == nil,
      UIApplication.shared.keyboard.checksSpelling(of: self)
    else { return [] }
    let part = laidOutPart
    let caret = editor.offset(editor.head) - editor.offset(part.lowerBound)
    return SpellingMarks.misspelled(SpelledWord.words(in: editor.text[part]), caret: caret)
      .flatMap { lines(below: $0.characters, of: line, placement) }
  }

  private func lines(
    below characters: Range<Int>, of line: TextLine, _ placement: TextFieldPlacement
  ) -> [CGRect] {
    line.stretches(of: characters).map { stretch in
      CGRect(
        x: placement.start + stretch.lowerBound,
        y: TextFieldCanvas.bleed + placement.ascent + 2,
        width: stretch.upperBound - stretch.lowerBound, height: 1)
    }
  }

  /// The stretches of a range in the field's space.
  func selectionRects(of range: Range<String.Index>) -> [CGRect] {
    let placement = updatedPlacement()
    return (placement.line?.stretches(of: characterRange(range)) ?? []).map { stretch in
      CGRect(
        x: placement.room.minX + placement.start + stretch.lowerBound, y: placement.top,
        width: stretch.upperBound - stretch.lowerBound, height: placement.height)
    }
  }

  private var ink: UIColor {
    let color = textColor ?? .label
    return isEnabled ? color : color.withAlphaComponent(color.resolved(traitCollection).alpha * 0.3)
  }

  /// Where the line is now. While editing the text is scrolled by as little as shows the caret.
  func updatedPlacement() -> TextFieldPlacement {
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let (layout, looks) = layout(in: room.width, isCut: !isEditing)
    let line = layout.lines.first
    let box = lineBox(in: room, height: line?.height ?? currentFont.lineHeight)
    var placement = TextFieldPlacement(
      room: room, top: box.minY, height: box.height, ascent: line?.ascent ?? currentFont.ascender,
      layout: layout, looks: looks, start: 0)
    let width = line?.fullWidth ?? 0
    let longest = room.width - CaretView.width / 2
    if !isEditing {
      placement.start = line?.origin.x ?? 0
    } else if width <= longest {
      scrollOffset = 0
      placement.start = startOfShortLine(width: width, in: room.width)
    } else {
      let caret = line?.caretX(at: characterIndex(editor.head)) ?? 0
      scrollOffset = min(scrollOffset, caret)
      scrollOffset = max(scrollOffset, caret - longest)
      scrollOffset = min(max(0, scrollOffset), width - longest)
      placement.start = -scrollOffset
    }
    return placement
  }

  private func startOfShortLine(width: CGFloat, in room: CGFloat) -> CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: pixels.round((room - width) / 2)
    case .right: room - width
    case .natural, .justified: isTextRightToLeft ? room - width : 0
    }
  }

  var isTextRightToLeft: Bool {
    let direction = isSecureTextEntry ? nil : BidiResolver.direction(of: editor.text)
    return (direction ?? traitCollection.layoutDirection) == .rightToLeft
  }

  /// The text laid out in one line, in a smaller font where it may be made to fit. Without
  /// `isCut` it goes on beyond the room.
  private func layout(in width: CGFloat, isCut: Bool) -> (layout: TextLayout, looks: [TextLook]) {
    var options = TextLayout.Options()
    options.width = isCut ? width : .infinity
    options.lineLimit = 1
    options.alignment = textAlignment
    options.direction = traitCollection.layoutDirection
    options.tolerance = 1 / UIScreen.main.scale
    options.lineBreakMode = isCut ? .byTruncatingTail : .byClipping
    var content = styledText
    if adjustsFontSizeToFitWidth {
      content = content.scaled(by: fittingFactor(of: content, in: width))
    }
    return (cache.layout(content.runs, options: options), content.looks)
  }

  /// By what the font's size is multiplied so that the text fits, at least to the minimum.
  private func fittingFactor(of content: StyledText, in width: CGFloat) -> CGFloat {
    let size = currentFont.pointSize
    var options = TextLayout.Options()
    options.width = width - CaretView.width
    options.lineLimit = 1
    guard size > 0, width > 0, minimumFontSize < size,
      cache.layout(content.runs, options: options).isTruncated
    else { return 1 }
    return FontFitting(
      content, largestSize: size, minimumFactor: max(0, minimumFontSize) / size, options: options
    ).fit().factor
  }

  /// The text as it is seen, with its fonts and inks.
  private var styledText: StyledText {
    let part = editor.text[laidOutPart]
    guard !isSecureTextEntry, !attributes.isEmpty || !ownDefaultAttributes.isEmpty else {
      return StyledText(shown(part), font: currentFont)
    }
    let attributed = attributedPart(part)
    return StyledText(attributed, font: currentFont)
  }

  /// The box of a line in a rectangle.
  private func lineBox(in rect: CGRect, height: CGFloat? = nil) -> CGRect {
    let height = pixels.ceil(height ?? currentFont.lineHeight)
    let spare = rect.height - height
    let offset: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: spare
      case .center, .fill: pixels.round(spare / 2)
      }
    return CGRect(x: rect.minX, y: rect.minY + offset, width: rect.width, height: height)
  }

  // MARK: Indices

  /// The part of the text that is laid out: all of it, or of a very long one some blocks around
  /// the caret, so that an edit costs no more than those.
  var laidOutPart: Range<String.Index> {
    let count = editor.text.utf8.count
    guard count > 3 * Self.blockLength else { return editor.text.startIndex..<editor.text.endIndex }
    let caret = isEditing ? editor.offset(editor.head) : 0
    let block = caret / Self.blockLength
    let first = max(0, (block - 1) * Self.blockLength)
    let last = min(count, (block + 2) * Self.blockLength)
    return editor.boundary(
      atOrBefore: editor.index(first))..<editor.boundary(atOrAfter: editor.index(last))
  }

  /// The place of a character in what is laid out.
  func characterIndex(_ index: String.Index) -> Int {
    let part = laidOutPart
    let inside = min(max(index, part.lowerBound), part.upperBound)
    return editor.text.distance(from: part.lowerBound, to: inside)
  }

  private func characterRange(_ range: Range<String.Index>) -> Range<Int> {
    characterIndex(range.lowerBound)..<characterIndex(range.upperBound)
  }

  /// The place in the text nearest to a point of the field's space.
  func index(nearestTo point: CGPoint) -> String.Index {
    let placement = updatedPlacement()
    guard let line = placement.line else { return editor.text.startIndex }
    let place = line.index(nearestTo: point.x - placement.room.minX - placement.start)
    let part = laidOutPart
    return editor.text.index(part.lowerBound, offsetBy: place, limitedBy: part.upperBound)
      ?? part.upperBound
  }
}
