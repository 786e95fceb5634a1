/// The lines of a text view. Places are counted in UTF-8, points from the top left corner of the
/// column.
///
/// Short texts are laid out whole. Of long ones the blocks that somebody asks about are, and the
/// height of the others is estimated.
@MainActor
final class TextViewLayout {
  /// How long a text is laid out whole, bytes.
  private static let wholeLimit = 32_768

  private(set) var blocks = TextBlocks()
  private(set) var options = TextLayout.Options()
  private(set) var height: CGFloat = 0
  var attributes = TextAttributes()
  /// The font of text that names none.
  var font = UIFont.systemFont(ofSize: 12)
  var isSecret = false
  /// Whether a change has left blocks of a short text without lines. They are laid out as soon as
  /// somebody asks, so that changes in a row cost one layout.
  private(set) var hasNewBlocks = false

  // MARK: Changes

  /// Lays everything out anew.
  func reset(_ text: EditableText) {
    blocks = TextBlocks(text)
    forgetLines(text)
  }

  /// Lays out anew for another column. Answers whether it is another one.
  @discardableResult
  func fit(_ options: TextLayout.Options, _ text: EditableText) -> Bool {
    guard options != self.options else { return false }
    self.options = options
    forgetLines(text)
    return true
  }

  func forgetLines(_ text: EditableText) {
    estimate(0..<blocks.count, text)
    updateHeight()
  }

  func apply(_ change: TextChange, _ text: EditableText) {
    estimateHeights(of: blocks.apply(change, in: text))
    updateHeight()
    hasNewBlocks = isWhole(text)
  }

  /// Lays out what changes have left without lines.
  func layOutNewBlocks(_ text: EditableText) {
    guard hasNewBlocks else { return }
    hasNewBlocks = false
    layOut(0..<blocks.count, text)
  }

  private func isWhole(_ text: EditableText) -> Bool { text.text.utf8.count <= Self.wholeLimit }

  private func estimate(_ range: Range<Int>, _ text: EditableText) {
    estimateHeights(of: range)
    if isWhole(text) { layOut(range, text) }
  }

  private func estimateHeights(of range: Range<Int>) {
    let lineHeight = font.lineHeight
    let perLine =
      options.width.isFinite ? max(1, options.width / (font.pointSize * 0.5)) : .infinity
    for index in range {
      blocks[index].lines = nil
      let lines = (CGFloat(blocks[index].length) / perLine).rounded(.up)
      blocks[index].height = max(1, lines) * lineHeight
    }
  }

  private func layOut(_ range: Range<Int>, _ text: EditableText) {
    var start = range.isEmpty ? 0 : startOfBlock(range.lowerBound)
    for index in range {
      _ = lines(of: index, from: start, text)
      start += blocks[index].length
    }
  }

  private func updateHeight() {
    height = blocks.blocks.reduce(0) { $0 + $1.height }
  }

  private func startOfBlock(_ index: Int) -> Int {
    blocks.blocks[..<index].reduce(0) { $0 + $1.length }
  }

  // MARK: Blocks

  /// The lines of a block that starts at a place.
  private func lines(of index: Int, from start: Int, _ text: EditableText) -> TextBlockLines {
    if let known = blocks[index].lines { return known }
    let lines = layOut(start..<(start + blocks[index].length), text, options)
    blocks[index].lines = lines
    height += lines.height - blocks[index].height
    blocks[index].height = lines.height
    return lines
  }

  private func layOut(
    _ range: Range<Int>, _ text: EditableText, _ options: TextLayout.Options
  ) -> TextBlockLines {
    var part = text.text[text.index(range.lowerBound)..<text.index(range.upperBound)]
    if part.last?.isNewline == true { part.removeLast() }
    let styled: StyledText
    if isSecret {
      styled = StyledText(String(repeating: SecureText.dot, count: part.count), font: font)
    } else if attributes.isEmpty || part.isEmpty {
      styled = StyledText(String(part), font: font)
    } else {
      styled = StyledText(attributes.attributed(part, from: range.lowerBound), font: font)
    }
    var options = options
    options.paragraphs = styled.paragraphs.map {
      TextParagraph($0).aligned(options.alignment)
    }
    return TextBlockLines(
      styled, measurer: UIApplication.shared.textMeasurer, options: options)
  }

  /// The size that the text takes in a column of another width.
  func size(forWidth width: CGFloat, _ text: EditableText) -> CGSize {
    var options = options
    options.width = width
    var size = CGSize.zero
    var start = 0
    for index in 0..<blocks.count {
      let length = blocks[index].length
      let lines =
        options == self.options
        ? self.lines(of: index, from: start, text) : layOut(start..<(start + length), text, options)
      size.height += lines.height
      size.width = max(size.width, lines.layout.size.width)
      start += length
    }
    return size
  }

  /// A block with its lines and its place.
  struct Placed {
    var lines: TextBlockLines
    var start: Int
    var end: Int
    var top: CGFloat
  }

  /// The blocks between two heights, laid out.
  func blocks(from top: CGFloat, to bottom: CGFloat, _ text: EditableText) -> [Placed] {
    layOutNewBlocks(text)
    var result: [Placed] = []
    var y: CGFloat = 0
    var start = 0
    for index in 0..<blocks.count {
      if y > bottom { break }
      let length = blocks[index].length
      if y + blocks[index].height >= top {
        let lines = lines(of: index, from: start, text)
        result.append(Placed(lines: lines, start: start, end: start + length, top: y))
      }
      y += blocks[index].height
      start += length
    }
    return result
  }

  /// The block that a place is in, laid out.
  func block(at offset: Int, _ text: EditableText) -> Placed {
    layOutNewBlocks(text)
    let found = blocks.find(offset)
    let lines = lines(of: found.index, from: found.start, text)
    let top = blocks.blocks[..<found.index].reduce(0) { $0 + $1.height }
    return Placed(
      lines: lines, start: found.start, end: found.start + blocks[found.index].length, top: top)
  }
}
