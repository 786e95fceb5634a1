import Foundation

extension KeyboardBuilder {
  /// The keys of a phone's Japanese flick keyboard: five columns of four rows, the syllables in
  /// the middle three. The keys at the sides that stand for more are two rows high. The columns
  /// share the block as the columns of a number pad do; the system's own widths are not known.
  func flick(_ layout: KeyboardLayout.Phone) -> [KeyRect] {
    let blockWidth = width - 2 * layout.sideInset
    let columnWidth = (blockWidth - 2 * layout.margin - 4 * layout.gap) / 5
    let columns = (0..<5).map { column in
      let x = layout.sideInset + layout.margin + Double(column) * (columnWidth + layout.gap)
      return grid.span(x, x + columnWidth)
    }
    let rows = layout.rowTops.enumerated().map { number, rowTop in
      Row(
        y: vertical(rowTop, height: layout.keyHeight),
        keys: columns.enumerated().map { (.character(row: number, column: $0 - 1), $1) })
    }
    let offset = grid.nearest(layout.sideInset)
    let cells = keys(of: rows, left: offset, right: grid.nearest(width) - offset)
    func cell(_ row: Int, _ column: Int) -> KeyRect { cells[row * 5 + column] }

    var isInside = false
    if case .inside = layout.bottomRow { isInside = true }
    var result: [KeyRect] = []
    for row in 0..<4 {
      let left: KeyRect.Kind? =
        switch row {
        case 0: .flickAdvance
        case 1: .flickReverse
        case 2: .plane(options.numbers)
        default: isInside ? (options.globeKey ? .globe : .emoji) : nil
        }
      if let left {
        let isTall = row == 2 && !isInside
        result.append(merged(cell(row, 0), isTall ? cell(row + 1, 0) : nil, kind: left))
      }
      for column in 1...3 {
        let kind = KeyRect.Kind.character(row: row, column: column - 1)
        result.append(
          merged(
            cell(row, column), nil, kind: row == 3 && column == 1 ? .flickModifier : kind))
      }
      let right: KeyRect.Kind? =
        switch row {
        case 0: .delete
        case 1: .space
        case 2: .return
        default: nil
        }
      if let right {
        result.append(merged(cell(row, 4), row == 2 ? cell(3, 4) : nil, kind: right))
      }
    }
    return result + outsideKeys(layout, below: rows[3].y.end, row: rows.count)
  }

  private func merged(_ one: KeyRect, _ other: KeyRect?, kind: KeyRect.Kind) -> KeyRect {
    var key = one
    key.kind = kind
    if let other {
      key.frame = key.frame.union(other.frame)
      key.touchArea = key.touchArea.union(other.touchArea)
    }
    return key
  }
}
