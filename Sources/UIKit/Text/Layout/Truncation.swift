/// Which characters of a line that is too long stay, and the "…" for the others.
struct Truncation {
  /// What stays before the "…".
  let head: Range<Int>
  /// What stays behind it.
  let tail: Range<Int>
  let ellipsis: TextPiece

  /// Shortens `rest` to `width` points. With `isMore` there is text behind `rest` as well. The
  /// "…" has the font of the character beside it.
  init(
    _ rest: Range<Int>, of text: MeasuredText, mode: NSLineBreakMode, width: CGFloat, isMore: Bool
  ) {
    let cutsHead = mode == .byTruncatingHead
    var run = text.run(at: cutsHead ? rest.upperBound - 1 : rest.lowerBound)
    var (head, tail) = Self.parts(
      of: rest, in: text, mode: mode, room: width - text.ellipsisAdvances[run], isMore: isMore)
    let neighbour = cutsHead ? tail.lowerBound : max(head.upperBound - 1, rest.lowerBound)
    if text.run(at: neighbour) != run {
      run = text.run(at: neighbour)
      (head, tail) = Self.parts(
        of: rest, in: text, mode: mode, room: width - text.ellipsisAdvances[run], isMore: isMore)
    }
    self.head = head
    self.tail = tail
    ellipsis = TextPiece(
      range: rest.lowerBound..<rest.lowerBound, run: run, isRightToLeft: false, x: 0,
      advances: [text.ellipsisAdvances[run]], text: "…")
  }

  private static func parts(
    of rest: Range<Int>, in text: MeasuredText, mode: NSLineBreakMode, room: CGFloat, isMore: Bool
  ) -> (head: Range<Int>, tail: Range<Int>) {
    let room = max(0, room)
    let head: Range<Int>
    let tail: Range<Int>
    switch mode {
    case .byTruncatingHead:
      head = rest.lowerBound..<rest.lowerBound
      tail = suffix(of: rest, in: text, room: room)
    case .byTruncatingMiddle where !isMore:
      let firstHalf = prefix(of: rest, in: text, room: room / 2)
      tail = suffix(
        of: firstHalf.upperBound..<rest.upperBound, in: text,
        room: room - text.width(of: firstHalf))
      head = prefix(
        of: rest.lowerBound..<tail.lowerBound, in: text, room: room - text.width(of: tail))
    default:
      head = prefix(of: rest, in: text, room: room)
      tail = rest.upperBound..<rest.upperBound
    }
    return (text.trimmingTrailingWhitespace(head), text.trimmingLeadingWhitespace(tail))
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
