/// Where the caret and the ends of the selection are, in the field's space.
extension UITextField {
  func caretRect(at index: String.Index) -> CGRect {
    updatedPlacement().caretRect(at: characterIndex(index), grid: pixels)
  }

  /// A caret at the visible start or end of a range.
  func edge(of range: Range<String.Index>, isStart: Bool) -> CGRect {
    let placement = updatedPlacement()
    guard !range.isEmpty, let line = placement.line else {
      return placement.caretRect(at: characterIndex(range.lowerBound), grid: pixels)
    }
    let index =
      characterIndex(isStart ? range.lowerBound : editor.text.index(before: range.upperBound))
    let x = placement.start + line.edgeX(of: index, isLeading: isStart)
    return CGRect(
      x: placement.room.minX + x - CaretView.width / 2, y: placement.top,
      width: CaretView.width, height: placement.height)
  }

  func drawContent(in context: CGContext) {
    context.saveGState()
    context.translateBy(x: canvas.frame.minX, y: canvas.frame.minY)
    canvas.drawContent(in: context, width: canvas.bounds.width)
    context.restoreGState()
  }
}
