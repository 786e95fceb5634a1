import Foundation

/// Lays out the keys of one keyboard.
struct KeyboardBuilder {
  let grid: PixelGrid
  /// The keyboard's width in points.
  let width: Double
  /// Where the keys' area begins below the keyboard's top, in points.
  let top: Double
  /// The keyboard's height in points.
  let height: Double
  let plane: KeyboardPlane
  let options: KeyboardOptions

  /// The rows of the letters.
  var shape: KeyboardShape { options.shape ?? KeyboardShape() }

  /// One row before touch areas are known.
  struct Row {
    var y: PixelGrid.Span
    var keys: [(kind: KeyRect.Kind, x: PixelGrid.Span)]
  }

  /// Where the "123" or "ABC" key leads.
  var otherPlane: KeyboardPlane { plane == .letters ? options.numbers : .letters }

  /// The key in the place of shift.
  var shiftKind: KeyRect.Kind {
    switch plane {
    case .numbers: .plane(.symbols)
    case .symbols: .plane(.numbers)
    default: .shift
    }
  }

  /// A row's vertical stretch, from its top below the start of the keys' area.
  func vertical(_ rowTop: Double, height: Double) -> PixelGrid.Span {
    grid.span(top + rowTop, top + rowTop + height)
  }

  /// How far down touches belong to the last row, which ends at this pixel: 6 points, half the
  /// usual gap between rows.
  func end(ofTouchesBelow rowsEnd: Int) -> Int {
    min(rowsEnd + grid.nearest(6), grid.nearest(height))
  }

  /// The keys of rows with the touch areas that lie round them. Between neighbours the border
  /// runs halfway. The block reaches from `left` to `right`, in pixels.
  func keys(of rows: [Row], left: Int, right: Int) -> [KeyRect] {
    var result: [KeyRect] = []
    var above = grid.nearest(top)
    for (number, row) in rows.enumerated() {
      let below =
        number + 1 < rows.count
        ? (row.y.end + rows[number + 1].y.start) / 2 : end(ofTouchesBelow: row.y.end)
      var border = left
      for (index, key) in row.keys.enumerated() {
        let following = index + 1 < row.keys.count ? row.keys[index + 1].x.start : nil
        let end = following.map { (key.x.end + $0) / 2 } ?? right
        result.append(
          KeyRect(
            kind: key.kind, row: number, index: index, frame: grid.rect(key.x, row.y),
            touchArea: grid.rect(
              .init(start: border, end: end), .init(start: above, end: below)),
            hasShape: true))
        border = end
      }
      above = below
    }
    return result
  }
}
