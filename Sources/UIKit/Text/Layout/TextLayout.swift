/// Text broken into lines and placed. A value without side effects: the same text, options and
/// measures give the same lines.
struct TextLayout {
  /// What the lines have to fit.
  struct Options: Hashable {
    /// Room for a line, points.
    var width = CGFloat.infinity
    /// Room for all lines, points. There is always room for one.
    var height = CGFloat.infinity
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines there may be; 0 for any number.
    var lineLimit = 0
    /// Direction of a paragraph in which no character decides.
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var spacing = Spacing()
    /// By how much lines may be wider and higher than their room, points: rounding to pixels
    /// can take as much from a view that was sized for its text.
    var tolerance: CGFloat = 0
  }

  /// Distances of lines, points.
  struct Spacing: Hashable {
    /// Between two lines.
    var between: CGFloat = 0
    /// Multiplies the height of lines; 0 for no change.
    var multiple: CGFloat = 0
    /// Least height of a line.
    var minimum: CGFloat = 0
    /// Greatest height of a line; 0 for none.
    var maximum: CGFloat = 0
  }

  let text: MeasuredText
  let options: Options
  private(set) var lines: [TextLine] = []
  /// Whether some of the text is not shown.
  private(set) var isTruncated = false

  init(_ text: MeasuredText, options: Options) {
    self.text = text
    self.options = options
    breakLines(limit: options.lineLimit)
    let room = options.height + options.tolerance
    if let last = lines.last, last.top + last.height > room {
      let fitting = max(1, lines.count { $0.top + $0.height <= room })
      lines = []
      isTruncated = false
      breakLines(limit: fitting)
    }
    alignLines()
  }

  /// Width of the widest line and the height of all, points, not rounded.
  var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  // MARK: Lines

  private mutating func breakLines(limit: Int) {
    var start = 0
    let count = text.characters.count
    while start < count {
      var end = start
      while end < count, !text.characters[end].isNewline { end += 1 }
      breakParagraph(start..<end, limit: limit)
      let next = min(end + 1, count)
      if limit > 0, lines.count >= limit {
        isTruncated = isTruncated || next < count
        return
      }
      start = next
    }
    // A line break at the end opens one more line.
    if text.characters.last?.isNewline == true { breakParagraph(count..<count, limit: limit) }
  }

  private mutating func breakParagraph(_ paragraph: Range<Int>, limit: Int) {
    let directions = ParagraphDirections(text, paragraph, fallback: options.direction)
    var start = paragraph.lowerBound
    repeat {
      let rest = start..<paragraph.upperBound
      if limit > 0, lines.count == limit - 1, options.lineBreakMode.cutsLastLine {
        appendLastLine(rest, directions)
        return
      }
      let end = endOfLine(in: rest)
      append(start..<end, directions)
      start = end
      if limit > 0, lines.count == limit {
        isTruncated = isTruncated || start < paragraph.upperBound
        return
      }
    } while start < paragraph.upperBound
  }

  /// Where the line that starts with `rest` ends. White space at the end of a line takes no
  /// room.
  private func endOfLine(in rest: Range<Int>) -> Int {
    let room = options.width + options.tolerance
    var width: CGFloat = 0
    var lastBreak: Int?
    for index in rest {
      if index > rest.lowerBound,
        options.lineBreakMode == .byCharWrapping
          || LineBreaker.canBreak(
            between: text.characters[index - 1], and: text.characters[index])
      {
        lastBreak = index
      }
      width += text.advances[index]
      guard width > room, !text.characters[index].isWhitespace else { continue }
      return max(lastBreak ?? index, rest.lowerBound + 1)
    }
    return rest.upperBound
  }

  private mutating func append(_ range: Range<Int>, _ directions: ParagraphDirections) {
    let content = text.trimmingTrailingWhitespace(range)
    place(
      range, width: text.width(of: content), pieces: directions.pieces(of: range, in: text),
      directions)
  }

  /// The last line there may be, which stands for all the text from there on.
  private mutating func appendLastLine(_ rest: Range<Int>, _ directions: ParagraphDirections) {
    let isMore = rest.upperBound + 1 < text.characters.count
    let fits =
      text.width(of: text.trimmingTrailingWhitespace(rest)) <= options.width + options.tolerance
    if (fits && !isMore) || !options.lineBreakMode.truncates {
      append(rest, directions)
      isTruncated = isMore || !fits
      return
    }
    isTruncated = true
    let cut = Truncation(
      rest, of: text, mode: options.lineBreakMode, width: options.width + options.tolerance,
      isMore: isMore)
    var parts: [[TextPiece]] = [
      directions.pieces(of: cut.head, in: text), [cut.ellipsis],
      directions.pieces(of: cut.tail, in: text),
    ]
    if directions.isRightToLeft { parts.reverse() }
    var x: CGFloat = 0
    var pieces: [TextPiece] = []
    for var piece in parts.joined() {
      piece.x = x
      x += piece.width
      pieces.append(piece)
    }
    place(rest, width: x, pieces: pieces, directions)
  }

  private mutating func place(
    _ range: Range<Int>, width: CGFloat, pieces: [TextPiece], _ directions: ParagraphDirections
  ) {
    var runs = Set(pieces.map(\.run))
    if runs.isEmpty { runs = [text.run(at: range.lowerBound)] }
    let metrics = runs.map { text.metrics[$0] }
    let ascent = metrics.map(\.ascender).max() ?? 0
    let descent = metrics.map { -$0.descender }.max() ?? 0
    let natural = ascent + descent + (metrics.map(\.leading).max() ?? 0)
    let height = options.spacing.height(for: natural)
    let top = lines.last.map { $0.top + $0.height + options.spacing.between } ?? 0
    // A line that is made higher keeps its text at the bottom, as in TextKit.
    let shifted = ascent + height - natural
    lines.append(
      TextLine(
        range: range, pieces: pieces, origin: CGPoint(x: 0, y: top + shifted), width: width,
        ascent: shifted, height: height, isRightToLeft: directions.isRightToLeft))
  }

  // MARK: Alignment

  private mutating func alignLines() {
    guard options.width.isFinite else { return }
    for index in lines.indices {
      let line = lines[index]
      if options.alignment == .justified, !endsParagraph(line) {
        lines[index].justify(to: options.width, characters: text.characters)
        continue
      }
      let start: CGFloat
      switch options.alignment {
      case .left: start = 0
      case .center: start = (options.width - line.width) / 2
      case .right: start = options.width - line.width
      case .natural, .justified: start = line.isRightToLeft ? options.width - line.width : 0
      }
      // White space at the end of a line from right to left hangs out on the left.
      lines[index].origin.x = start - (line.isRightToLeft ? line.fullWidth - line.width : 0)
    }
  }

  private func endsParagraph(_ line: TextLine) -> Bool {
    let end = line.range.upperBound
    return end >= text.characters.count || text.characters[end].isNewline
  }
}

extension NSLineBreakMode {
  /// Whether the last line goes on beyond its room instead of ending at a word.
  fileprivate var cutsLastLine: Bool { truncates || self == .byClipping }
}

extension TextLayout.Spacing {
  fileprivate func height(for natural: CGFloat) -> CGFloat {
    var height = multiple > 0 ? natural * multiple : natural
    height = max(height, minimum)
    return maximum > 0 ? min(height, maximum) : height
  }
}
