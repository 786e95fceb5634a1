/// One line of laid-out text.
struct TextLine: Equatable {
  /// The characters of the line with the white space at its end, without the line break.
  var range: Range<Int>
  /// From left to right.
  var pieces: [TextPiece]
  /// Left end of the baseline in the space of the layout, points.
  var origin: CGPoint
  /// Width without white space at the end, points.
  var width: CGFloat
  /// Distance from the top of the line to the baseline, points.
  var ascent: CGFloat
  /// From the top of the line to that of the next one, points.
  var height: CGFloat
  var isRightToLeft: Bool
  /// Which paragraph it belongs to.
  var paragraph = 0
  /// Distance from the edge where lines start, points.
  var indent: CGFloat = 0

  var top: CGFloat { origin.y - ascent }

  /// Width with white space at the end, points.
  var fullWidth: CGFloat {
    pieces.last.map { $0.x + $0.width } ?? 0
  }

  /// Distance of a caret before the character at `index` from the line's left end, points.
  func caretX(at index: Int) -> CGFloat {
    if let piece = pieces.first(where: { $0.range.contains(index) }) {
      return piece.edge(of: index, leading: true)
    }
    let last = range.upperBound - 1
    if index > last, let piece = pieces.first(where: { $0.range.contains(last) }) {
      return piece.edge(of: last, leading: false)
    }
    return isRightToLeft ? fullWidth : 0
  }

  /// Distance of the edge of a character, where it starts or ends in reading direction, from the
  /// line's left end, points.
  func edgeX(of index: Int, isLeading: Bool) -> CGFloat {
    pieces.first { $0.range.contains(index) }?.edge(of: index, leading: isLeading)
      ?? caretX(at: index)
  }

  /// The place between characters that is nearest to a distance from the line's left end.
  func index(nearestTo x: CGFloat) -> Int {
    guard
      let piece = pieces.last(where: { $0.x <= x && !$0.isEllipsis })
        ?? pieces.first(where: { !$0.isEllipsis })
    else { return range.lowerBound }
    var left = piece.x
    for (place, advance) in piece.advances.enumerated() {
      if x < left + advance / 2 { return piece.index(atPlace: place) }
      left += advance
    }
    return piece.index(atPlace: piece.advances.count)
  }
}

extension TextPiece {
  /// Where a character starts (or ends) in reading direction.
  fileprivate func edge(of index: Int, leading: Bool) -> CGFloat {
    let offset = index - range.lowerBound
    if isRightToLeft {
      let place = range.count - offset - (leading ? 0 : 1)
      return x + advances[..<place].reduce(0, +)
    }
    return x + advances[..<(offset + (leading ? 0 : 1))].reduce(0, +)
  }

  fileprivate func index(atPlace place: Int) -> Int {
    isRightToLeft ? range.upperBound - place : range.lowerBound + place
  }
}
