import Foundation

extension KeyboardBuilder {
  /// The space bar with the signs of the input's type on its right, each as wide as a letter, or
  /// these alone. Pixels.
  func middleKeys(
    _ stretch: PixelGrid.Span, keyWidth: Int, gap: Int, form: KeyboardForm
  ) -> [(KeyRect.Kind, PixelGrid.Span)] {
    let count = options.bottomRow.characters(on: form).count
    let row = form.characterCounts(on: .letters).count
    guard options.bottomRow.hasSpace else {
      let step = Double(stretch.end - stretch.start + gap) / Double(count)
      return (0..<count).map { column in
        let start = stretch.start + Int((Double(column) * step).rounded())
        let next = stretch.start + Int((Double(column + 1) * step).rounded())
        return (.character(row: row, column: column), .init(start: start, end: next - gap))
      }
    }
    let signs = (0..<count).map { column in
      let end = stretch.end - (count - 1 - column) * (keyWidth + gap)
      return (
        KeyRect.Kind.character(row: row, column: column),
        PixelGrid.Span(start: end - keyWidth, end: end)
      )
    }
    let space = PixelGrid.Span(
      start: stretch.start, end: stretch.end - count * (keyWidth + gap))
    return [(.space, space)] + signs
  }
}
