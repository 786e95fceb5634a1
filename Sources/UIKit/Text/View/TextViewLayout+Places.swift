extension TextViewLayout {
  /// A line and where a caret would stand in it.
  struct CaretPlace {
    var rect: CGRect
    /// The line's first and last place.
    var line: Range<String.Index>
  }

  func caret(at index: String.Index, _ text: EditableText) -> CaretPlace {
    let offset = text.offset(index)
    let block = block(at: offset, text)
    let start = text.index(block.start)
    let character = text.text.distance(from: start, to: index)
    let line = block.lines.lines[block.lines.lineIndex(at: character)]
    let x = line.origin.x + line.caretX(at: character)
    let limit = options.width.isFinite ? options.width : x
    let first = text.text.index(start, offsetBy: line.range.lowerBound)
    return CaretPlace(
      rect: CGRect(
        x: min(max(0, x), limit) - CaretView.width / 2, y: block.top + line.top,
        width: CaretView.width, height: line.height),
      line: first..<end(of: line, from: first, in: block, text))
  }

  /// The line that a place is seen in.
  func seenLine(at index: String.Index, _ text: EditableText) -> SeenLine {
    let block = block(at: text.offset(index), text)
    let start = text.index(block.start)
    let character = text.text.distance(from: start, to: index)
    let line = block.lines.lines[block.lines.lineIndex(at: character)]
    return SeenLine(
      line: line, character: character,
      showsEnd: line.range.isEmpty || line.range == block.lines.lines.last?.range)
  }

  /// The last place of a line: before the space at which a line that goes on was broken.
  private func end(
    of line: TextLine, from first: String.Index, in block: Placed, _ text: EditableText
  ) -> String.Index {
    let end =
      text.text.index(
        first, offsetBy: line.range.count, limitedBy: text.index(block.end))
      ?? text.index(block.end)
    let isLast = line.range == block.lines.lines.last?.range
    return isLast || line.range.isEmpty ? end : text.text.index(before: end)
  }

  /// A caret at the visible start or end of a range: at the outer edge of its first or last
  /// character, so that the end of a line is not taken for the start of the next one.
  func edge(of range: Range<String.Index>, isStart: Bool, _ text: EditableText) -> CGRect {
    let place = isStart ? range.lowerBound : range.upperBound
    guard !range.isEmpty else { return caret(at: place, text).rect }
    let character = isStart ? range.lowerBound : text.text.index(before: range.upperBound)
    guard !text.text[character].isNewline else { return caret(at: place, text).rect }
    let block = block(at: text.offset(character), text)
    let index = text.text.distance(from: text.index(block.start), to: character)
    let line = block.lines.lines[block.lines.lineIndex(at: index)]
    let x = line.origin.x + line.edgeX(of: index, isLeading: isStart)
    let limit = options.width.isFinite ? options.width : x
    return CGRect(
      x: min(max(0, x), limit) - CaretView.width / 2, y: block.top + line.top,
      width: CaretView.width, height: line.height)
  }

  /// The place nearest to a point.
  func index(nearestTo point: CGPoint, _ text: EditableText) -> String.Index {
    let blocks = blocks(from: point.y, to: point.y, text)
    guard point.y >= 0 else { return text.text.startIndex }
    guard let block = blocks.last, point.y < height else { return text.text.endIndex }
    let index = block.lines.lineIndex(atY: point.y - block.top)
    let line = block.lines.lines[index]
    let character = line.index(nearestTo: point.x - line.origin.x)
    let start = text.index(block.start)
    let first = text.text.index(start, offsetBy: line.range.lowerBound)
    let last = end(of: line, from: first, in: block, text)
    let place =
      text.text.index(start, offsetBy: character, limitedBy: text.index(block.end)) ?? last
    return min(place, last)
  }

  /// The rectangles that a selection covers, line by line without gaps (APPEARANCE 2.5), between
  /// two heights.
  func rects(
    of range: Range<String.Index>, from top: CGFloat, to bottom: CGFloat, _ text: EditableText
  ) -> [CGRect] {
    stretches(of: range, from: top, to: bottom, text, isSelection: true)
  }

  /// The lines below a range, between two heights.
  func underlines(
    of range: Range<String.Index>, from top: CGFloat, to bottom: CGFloat, _ text: EditableText
  ) -> [CGRect] {
    stretches(of: range, from: top, to: bottom, text, isSelection: false)
  }

  private func stretches(
    of range: Range<String.Index>, from top: CGFloat, to bottom: CGFloat, _ text: EditableText,
    isSelection: Bool
  ) -> [CGRect] {
    let first = text.offset(range.lowerBound)
    let last = text.offset(range.upperBound)
    var result: [CGRect] = []
    for block in blocks(from: top, to: bottom, text)
    where block.start < last && block.end > first {
      let start = text.index(block.start)
      let lower = first <= block.start ? 0 : text.text.distance(from: start, to: range.lowerBound)
      let isBeyond = last >= block.end && last > first
      let upper = text.text.distance(
        from: start, to: isBeyond ? text.index(block.end) : range.upperBound)
      result += stretches(
        ofCharacters: lower..<max(lower, upper), in: block, to: bottom, isSelection: isSelection)
    }
    return result
  }

  /// The lines below characters of a block, above a height.
  func underlines(ofCharacters covered: Range<Int>, in block: Placed, to bottom: CGFloat)
    -> [CGRect]
  {
    stretches(ofCharacters: covered, in: block, to: bottom, isSelection: false)
  }

  private func stretches(
    ofCharacters covered: Range<Int>, in block: Placed, to bottom: CGFloat, isSelection: Bool
  ) -> [CGRect] {
    var result: [CGRect] = []
    // A range may begin where the line before ends.
    let first = max(0, block.lines.lineIndex(at: covered.lowerBound) - 1)
    for index in first..<block.lines.lines.count {
      let line = block.lines.lines[index]
      let y = block.top + line.top
      guard y <= bottom, covered.upperBound > line.range.lowerBound else { break }
      guard covered.lowerBound <= line.range.upperBound else { continue }
      var spans = line.stretches(of: covered)
      let goesOn = covered.upperBound > line.range.upperBound
      let isLast = index == block.lines.lines.count - 1
      if isSelection, goesOn || (!isLast && covered.contains(line)) {
        let from =
          spans.first?.lowerBound
          ?? line.caretX(at: max(covered.lowerBound, line.range.lowerBound))
        spans = [from...max(from, options.width - line.origin.x)]
      }
      result += spans.map { span in
        CGRect(
          x: line.origin.x + span.lowerBound, y: isSelection ? y : y + line.ascent + 2,
          width: span.upperBound - span.lowerBound, height: isSelection ? line.height : 1)
      }
    }
    return result
  }
}

extension Range<Int> {
  /// Whether a range of characters goes to the end of a line.
  fileprivate func contains(_ line: TextLine) -> Bool {
    upperBound >= line.range.upperBound && lowerBound < line.range.upperBound
  }
}
