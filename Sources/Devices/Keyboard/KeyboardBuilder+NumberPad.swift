import Foundation

extension KeyboardBuilder {
  /// The keys of a phone's number, decimal or phone pad: three columns, four rows.
  func numberPad(_ layout: KeyboardLayout.Phone) -> [KeyRect] {
    let pad = layout.numberPad
    let blockWidth = width - 2 * layout.sideInset
    let keyWidth = (blockWidth - 2 * pad.margin - 2 * pad.gap) / 3
    let columns = (0..<3).map { column in
      let x = layout.sideInset + pad.margin + Double(column) * (keyWidth + pad.gap)
      return grid.span(x, x + keyWidth)
    }
    // Every cell gets a key first, so that touch areas are those of the full grid.
    let rows = zip(pad.rowTops, pad.rowHeights).enumerated().map { number, row in
      Row(
        y: vertical(row.0, height: row.1),
        keys: columns.enumerated().map { (.character(row: number, column: $0), $1) })
    }
    let offset = grid.nearest(layout.sideInset)
    let cells = keys(of: rows, left: offset, right: grid.nearest(width) - offset)
    return cells.compactMap { cell in
      guard let kind = kind(row: cell.row, column: cell.index) else { return nil }
      var key = cell
      key.kind = kind
      key.hasShape = cell.row < 3 || cell.index == 1
      if kind == .delete {
        key.glyph = pad.deleteGlyph.frame(inWidth: blockWidth)
          .offsetBy(dx: layout.sideInset, dy: top)
      }
      return key
    }
  }

  /// What the key in a cell does; `nil` where there is none.
  private func kind(row: Int, column: Int) -> KeyRect.Kind? {
    let character = KeyRect.Kind.character(row: row, column: column)
    if row == 3 {
      switch (column, plane) {
      case (0, .decimalPad): return character
      case (0, .phonePad): return .plane(.phonePadSymbols)
      case (0, .phonePadSymbols): return .plane(.phonePad)
      case (0, .namePhonePad): return .plane(.letters)
      case (1, .phonePadSymbols): return nil
      case (1, _): return character
      case (2, _): return .delete
      default: return nil
      }
    }
    if plane == .phonePadSymbols {
      return row == 0 || (row == 1 && column != 1) ? character : nil
    }
    return character
  }
}
