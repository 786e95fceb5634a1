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
    /// One for each paragraph, the last one for all further ones; without any, alignment and
    /// spacing hold for all.
    var paragraphs: [TextParagraph] = []
    /// By how much lines may be wider and higher than their room, points: rounding to pixels
    /// can take as much from a view that was sized for its text.
    var tolerance: CGFloat = 0

    func paragraph(_ index: Int) -> TextParagraph {
      guard let last = paragraphs.last else {
        return TextParagraph(alignment: alignment, spacing: spacing)
      }
      return index < paragraphs.count ? paragraphs[index] : last
    }
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
  /// What is left free below the last line before another one would follow, points.
  private(set) var leadingBelow: CGFloat = 0
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

  /// Width of the widest line with its indent and the height of all, points, not rounded.
  var size: CGSize {
    CGSize(
      width: lines.map { $0.indent + $0.width }.max() ?? 0,
      height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  // MARK: Lines

  private mutating func breakLines(limit: Int) {
    var start = 0
    var paragraph = 0
    let count = text.characters.count
    while start < count {
      var end = start
      while end < count, !text.characters[end].isNewline { end += 1 }
      breakParagraph(start..<end, at: paragraph, limit: limit)
      let next = min(end + 1, count)
      if limit > 0, lines.count >= limit {
        isTruncated = isTruncated || next < count
        return
      }
      start = next
      paragraph += 1
    }
    // A line break at the end opens one more line.
    if text.characters.last?.isNewline == true {
      breakParagraph(count..<count, at: paragraph, limit: limit)
    }
  }

  /// A paragraph that is being broken into lines.
  private struct Paragraph {
    var index: Int
    var start: Int
    var style: TextParagraph
    var directions: ParagraphDirections

    func indent(ofLineAt start: Int) -> CGFloat {
      start == self.start ? style.firstIndent : style.indent
    }
  }

  private mutating func breakParagraph(_ range: Range<Int>, at index: Int, limit: Int) {
    let paragraph = Paragraph(
      index: index, start: range.lowerBound, style: options.paragraph(index),
      directions: ParagraphDirections(text, range, fallback: options.direction))
    var start = range.lowerBound
    repeat {
      let rest = start..<range.upperBound
      if limit > 0, lines.count == limit - 1, options.lineBreakMode.cutsLastLine {
        appendLastLine(rest, paragraph)
        return
      }
      let end = endOfLine(in: rest, room: room(ofLineAt: start, paragraph))
      append(start..<end, paragraph)
      start = end
      if limit > 0, lines.count == limit {
        isTruncated = isTruncated || start < range.upperBound
        return
      }
    } while start < range.upperBound
  }

  private func room(ofLineAt start: Int, _ paragraph: Paragraph) -> CGFloat {
    paragraph.style.room(in: options.width, after: paragraph.indent(ofLineAt: start))
      + options.tolerance
  }

  /// Where the line that starts with `rest` ends. White space at the end of a line takes no
  /// room, and a soft hyphen there that of a hyphen.
  private func endOfLine(in rest: Range<Int>, room: CGFloat) -> Int {
    var width: CGFloat = 0
    var lastBreak: Int?
    for index in rest {
      if index > rest.lowerBound,
        options.lineBreakMode == .byCharWrapping
          || LineBreaker.canBreak(
            between: text.characters[index - 1], and: text.characters[index]),
        text.hyphenWidth(endingAt: index) == 0
          || width + text.hyphenWidth(endingAt: index) <= room
      {
        lastBreak = index
      }
      width += text.advances[index]
      guard width > room, !text.characters[index].isWhitespace else { continue }
      return max(lastBreak ?? index, rest.lowerBound + 1)
    }
    return rest.upperBound
  }

  private mutating func append(_ range: Range<Int>, _ paragraph: Paragraph) {
    let content = text.trimmingTrailingWhitespace(range)
    var width = text.width(of: content)
    var pieces = paragraph.directions.pieces(of: range, in: text)
    let hyphen = text.hyphenWidth(endingAt: range.upperBound)
    if hyphen > 0, !paragraph.directions.isRightToLeft {
      pieces.append(
        TextPiece(
          range: range.upperBound..<range.upperBound, run: text.run(at: range.upperBound - 1),
          isRightToLeft: false, x: width, advances: [hyphen], text: "-"))
      width += hyphen
    }
    place(range, width: width, pieces: pieces, paragraph)
  }

  /// The last line there may be, which stands for all the text from there on.
  private mutating func appendLastLine(_ rest: Range<Int>, _ paragraph: Paragraph) {
    let isMore = rest.upperBound + 1 < text.characters.count
    let room = room(ofLineAt: rest.lowerBound, paragraph)
    let fits = text.width(of: text.trimmingTrailingWhitespace(rest)) <= room
    if (fits && !isMore) || !options.lineBreakMode.truncates {
      append(rest, paragraph)
      isTruncated = isMore || !fits
      return
    }
    isTruncated = true
    let cut = Truncation(
      rest, of: text, mode: options.lineBreakMode, width: room, isMore: isMore)
    var parts: [[TextPiece]] = [
      paragraph.directions.pieces(of: cut.head, in: text), [cut.ellipsis],
      paragraph.directions.pieces(of: cut.tail, in: text),
    ]
    if paragraph.directions.isRightToLeft { parts.reverse() }
    var x: CGFloat = 0
    var pieces: [TextPiece] = []
    for var piece in parts.joined() {
      piece.x = x
      x += piece.width
      pieces.append(piece)
    }
    place(rest, width: x, pieces: pieces, paragraph)
  }

  private mutating func place(
    _ range: Range<Int>, width: CGFloat, pieces: [TextPiece], _ paragraph: Paragraph
  ) {
    var runs = Set(pieces.map(\.run))
    if runs.isEmpty { runs = [text.run(at: range.lowerBound)] }
    let metrics = runs.map { text.metrics[$0] }
    let ascent = runs.map { text.metrics[$0].ascender + text.runs[$0].baselineOffset }.max() ?? 0
    let descent =
      runs.map { -text.metrics[$0].descender - text.runs[$0].baselineOffset }.max() ?? 0
    let natural = ascent + descent + (metrics.map(\.leading).max() ?? 0)
    let height = paragraph.style.spacing.height(for: natural)
    // A line that is made higher keeps its text at the bottom, as in TextKit.
    let shifted = ascent + height - natural
    lines.append(
      TextLine(
        range: range, pieces: pieces, origin: CGPoint(x: 0, y: nextTop(paragraph) + shifted),
        width: width, ascent: shifted, height: height,
        isRightToLeft: paragraph.directions.isRightToLeft, paragraph: paragraph.index,
        indent: paragraph.indent(ofLineAt: range.lowerBound)))
    leadingBelow = runs.map { text.leadings[$0] }.max() ?? 0
  }

  /// Where the next line begins, points below the top.
  private func nextTop(_ paragraph: Paragraph) -> CGFloat {
    guard let last = lines.last else { return 0 }
    let style = options.paragraph(last.paragraph)
    let gap = last.paragraph == paragraph.index ? 0 : style.after + paragraph.style.before
    return last.top + last.height + leadingBelow + style.spacing.between + gap
  }

  // MARK: Alignment

  private mutating func alignLines() {
    guard options.width.isFinite else { return }
    for index in lines.indices {
      let line = lines[index]
      let style = options.paragraph(line.paragraph)
      let room = style.room(in: options.width, after: line.indent)
      let left = line.isRightToLeft ? options.width - line.indent - room : line.indent
      if style.alignment == .justified, !endsParagraph(line) {
        lines[index].justify(to: room, characters: text.characters)
        lines[index].origin.x += left
        continue
      }
      let spare = room - line.width
      let start: CGFloat
      switch style.alignment {
      case .left: start = 0
      case .center: start = spare / 2
      case .right: start = spare
      case .natural, .justified: start = line.isRightToLeft ? spare : 0
      }
      // White space at the end of a line from right to left hangs out on the left.
      lines[index].origin.x =
        left + start - (line.isRightToLeft ? line.fullWidth - line.width : 0)
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
