/// Where the line of a text field is.
@MainActor
struct TextFieldPlacement {
  /// The room for text in the field's space, points.
  var room: CGRect
  /// The line's box from top to bottom in the field's space.
  var top: CGFloat
  var height: CGFloat
  var ascent: CGFloat
  /// The laid-out part of the text.
  var layout: TextLayout
  var looks: [TextLook]
  /// `nil` without text.
  var line: TextLine? { layout.lines.first }
  /// Distance of the line's left end from the left edge of the room; negative when scrolled.
  var start: CGFloat

  /// A caret before the character at `index`, in the field's space and inside the room.
  func caretRect(at index: Int, grid: PixelGrid) -> CGRect {
    let x = start + (line?.caretX(at: index) ?? 0) - CaretView.width / 2
    let last = max(0, room.width - CaretView.width)
    return CGRect(
      x: room.minX + grid.round(min(max(0, x), last)), y: top, width: CaretView.width,
      height: height)
  }
}
