/// Which characters of a line that is too long stay, and the "…" for the others.
struct Truncation {
  /// What stays before the "…".
  let head: Range<Int>
  /// What stays behind it.
  let tail: Range<Int>
  let ellipsis: TextPiece

  /// Shortens `rest` to `width` points. With `isMore` there is text behind `rest` as well.
  init(
    _ rest: Range<Int>, of text: MeasuredText, mode: NSLineBreakMode, width: CGFloat, isMore: Bool
  ) {
    let run = text.run(at: mode == .byTruncatingHead ? rest.upperBound - 1 : rest.lowerBound)
    let ellipsisWidth = text.ellipsisAdvances[run]
    let room = max(0, width - ellipsisWidth)
    let head: Range<Int>
    let tail: Range<Int>
    switch mode {
    case .byTruncatingHead:
      head = rest.lowerBound..<rest.lowerBound
      tail = Self.suffix(of: rest, in: text, room: room)
    case .byTruncatingMiddle where !isMore:
      let firstHalf = Self.prefix(of: rest, in: text, room: room / 2)
      tail = Self.suffix(
        of: firstHalf.upperBound..<rest.upperBound, in: text,
        room: room - text.width(of: firstHalf))
      head = Self.prefix(
        of: rest.lowerBound..<tail.lowerBound, in: text, room: room - text.width(of: tail))
    default:
      head = Self.prefix(of: rest, in: text, room: room)
      tail = rest.upperBound..<rest.upperBound
    }
    self.head = text.trimmingTrailingWhitespace(head)
    self.tail = text.trimmingLeadingWhitespace(tail)
    ellipsis = TextPiece(
      range: rest.lowerBound..<rest.lowerBound, run: run, isRightToLeft: false, x: 0,
      advances: [ellipsisWidth], text: "…")
  }

  private static func prefix(
    of range: Range<Int>, in text: MeasuredText, room: CGFloat
  ) -> Range<Int> {
    var width: CGFloat = 0
    for index in range {
      width += text.advances[index]
      if width > room { return range.lowerBound..<index }
    }
    return range
  }

  private static func suffix(
    of range: Range<Int>, in text: MeasuredText, room: CGFloat
  ) -> Range<Int> {
    var width: CGFloat = 0
    for index in range.reversed() {
      width += text.advances[index]
      if width > room { return (index + 1)..<range.upperBound }
    }
    return range
  }
}
