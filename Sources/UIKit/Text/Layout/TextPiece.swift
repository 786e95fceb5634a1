/// A stretch of a line in one font and one direction.
struct TextPiece: Equatable {
  /// The characters, counted from the start of the text; empty for "…".
  var range: Range<Int>
  /// The run whose font it has.
  var run: Int
  var isRightToLeft: Bool
  /// Distance of its left end from that of the line, points.
  var x: CGFloat
  /// Widths from left to right, points.
  var advances: [CGFloat]
  /// What is drawn, from left to right.
  var text: String

  var width: CGFloat { advances.reduce(0, +) }
  var isEllipsis: Bool { range.isEmpty }
}
