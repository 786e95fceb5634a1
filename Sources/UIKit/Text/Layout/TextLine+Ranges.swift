extension TextLine {
  /// The stretches from left to right that a range of characters covers, counted from the
  /// line's left end, points.
  func stretches(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    for piece in pieces {
      let covered = piece.range.clamped(to: range)
      guard !covered.isEmpty else { continue }
      let start = covered.lowerBound - piece.range.lowerBound
      let places =
        piece.isRightToLeft
        ? (piece.range.count - start - covered.count)..<(piece.range.count - start)
        : start..<(start + covered.count)
      let left = piece.x + piece.advances[..<places.lowerBound].reduce(0, +)
      let right = left + piece.advances[places].reduce(0, +)
      if let last = result.last, abs(last.upperBound - left) < 0.001 {
        result[result.count - 1] = last.lowerBound...right
      } else {
        result.append(left...right)
      }
    }
    return result
  }

  /// The line with only what can be seen between two distances from its left end, so that
  /// drawing a long line costs no more than its visible part.
  func visible(from left: CGFloat, to right: CGFloat) -> TextLine {
    var line = self
    line.pieces = pieces.compactMap { $0.visible(from: left, to: right) }
    return line
  }
}

extension TextPiece {
  fileprivate func visible(from left: CGFloat, to right: CGFloat) -> TextPiece? {
    var edge = x
    var first = 0
    // One character more on each side: ink may reach beyond its advance.
    while first < advances.count, edge + advances[first] < left {
      edge += advances[first]
      first += 1
    }
    if first > 0 {
      first -= 1
      edge -= advances[first]
    }
    var last = first
    var end = edge
    while last < advances.count, end <= right {
      end += advances[last]
      last += 1
    }
    last = min(last + 1, advances.count)
    guard first < last else { return nil }
    if first == 0, last == advances.count { return self }
    var piece = self
    piece.x = edge
    piece.advances = Array(advances[first..<last])
    piece.text = String(text.dropFirst(first).prefix(last - first))
    return piece
  }
}
