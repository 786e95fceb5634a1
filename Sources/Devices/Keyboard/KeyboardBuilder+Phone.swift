import Foundation

extension KeyboardBuilder {
  /// The keys of a phone's letters, numbers or symbols.
  ///
  /// Ten keys fill a row of the block. The rows below stand half a key and one and a half keys
  /// further in, mirror images about the middle. The roundings are those that the measured
  /// screens show (APPEARANCE 1.2).
  func phone(_ layout: KeyboardLayout.Phone) -> [KeyRect] {
    let block = PhoneBlock(layout: layout, grid: grid, width: width - 2 * layout.sideInset)
    let third = block.indentedRow(count: 7)
    let shift = block.shift(before: third[0])
    let delete = shift.mirrored(in: block.pixels)

    var rows: [[(KeyRect.Kind, PixelGrid.Span)]] = []
    rows.append(characters(block.fullRow(), row: 0))
    if plane == .letters {
      rows.append(characters(block.indentedRow(count: 9), row: 1))
      rows.append([(shiftKind, shift)] + characters(third, row: 2) + [(.delete, delete)])
    } else {
      rows.append(characters(block.fullRow(), row: 1))
      let wide = block.wideRow(from: third[0].start, to: third[6].end, count: 5)
      rows.append([(shiftKind, shift)] + characters(wide, row: 2) + [(.delete, delete)])
    }
    rows.append(bottomRow(layout, block: block, letters: third))

    let offset = grid.nearest(layout.sideInset)
    let placed = zip(rows, layout.rowTops).map { row, rowTop in
      Row(
        y: vertical(rowTop, height: layout.keyHeight),
        keys: row.map { kind, x in
          (kind, PixelGrid.Span(start: x.start + offset, end: x.end + offset))
        })
    }
    let keys = keys(of: placed, left: offset, right: offset + block.pixels)
    return keys + outsideKeys(layout, below: placed[placed.count - 1].y.end, row: rows.count)
  }

  private func characters(
    _ spans: [PixelGrid.Span], row: Int
  ) -> [(KeyRect.Kind, PixelGrid.Span)] {
    spans.enumerated().map { (.character(row: row, column: $0.offset), $0.element) }
  }

  private func bottomRow(
    _ layout: KeyboardLayout.Phone, block: PhoneBlock, letters: [PixelGrid.Span]
  ) -> [(KeyRect.Kind, PixelGrid.Span)] {
    let (left, right) = (layout.margin, block.width - layout.margin)
    switch layout.bottomRow {
    case .outside(let spaceInset, _, _):
      let space = PixelGrid.Span(
        start: letters[1].start + grid.nearest(spaceInset), end: letters[5].end)
      let mode = PixelGrid.Span(
        start: grid.nearest(left), end: space.start - grid.nearest(layout.gap))
      let end = PixelGrid.Span(start: letters[6].start, end: grid.nearest(right))
      return [(.plane(otherPlane), mode), (.space, space), (.return, end)]
    case .inside(let smallWidth, let returnWidth):
      var row: [(KeyRect.Kind, PixelGrid.Span)] = []
      var x = left
      var small: [KeyRect.Kind] = [.plane(otherPlane)]
      if emojiKey { small.append(.emoji) }
      if dictationKey { small.append(.dictation) }
      for kind in small {
        row.append((kind, grid.span(x, x + smallWidth)))
        x += smallWidth + layout.gap
      }
      row.append((.space, grid.span(x, right - returnWidth - layout.gap)))
      row.append((.return, grid.span(right - returnWidth, right)))
      return row
    }
  }

  /// Emoji and dictation where they stand on the tray: below the rows, or beside them.
  private func outsideKeys(
    _ layout: KeyboardLayout.Phone, below rowsEnd: Int, row: Int
  ) -> [KeyRect] {
    guard case .outside(_, let emoji, let dictation) = layout.bottomRow else { return [] }
    var keys: [KeyRect] = []
    for (kind, box, shows) in [
      (KeyRect.Kind.emoji, emoji, emojiKey), (.dictation, dictation, dictationKey),
    ] where shows {
      let glyph = box.frame(inWidth: width).offsetBy(dx: 0, dy: top)
      keys.append(
        outsideKey(
          kind, glyph: glyph, row: row, index: keys.count,
          rowsEnd: layout.sideInset > 0 ? nil : end(ofTouchesBelow: rowsEnd)))
    }
    return keys
  }

  /// A key of 52 points a side round its glyph; its touch area reaches to the screen's side
  /// edge and, in the row below the keys, up to them.
  private func outsideKey(
    _ kind: KeyRect.Kind, glyph: CGRect, row: Int, index: Int, rowsEnd: Int?
  ) -> KeyRect {
    let side = 52.0
    let isLeft = glyph.midX < width / 2
    let reach = isLeft ? glyph.midX : width - glyph.midX
    let half = min(side / 2, reach)
    let x = grid.span(glyph.midX - half, glyph.midX + half)
    let y = grid.span(glyph.midY - side / 2, min(glyph.midY + side / 2, height))
    let touchX = PixelGrid.Span(
      start: isLeft ? 0 : x.start, end: isLeft ? x.end : grid.nearest(width))
    return KeyRect(
      kind: kind, row: row, index: index, frame: grid.rect(x, y),
      touchArea: grid.rect(touchX, .init(start: rowsEnd ?? y.start, end: y.end)),
      hasShape: false, glyph: glyph)
  }
}

/// The horizontal measures of a phone's block of keys, in pixels from its left side.
private struct PhoneBlock {
  let layout: KeyboardLayout.Phone
  let grid: PixelGrid
  /// The block's width in points.
  let width: Double

  var pixels: Int { grid.nearest(width) }

  /// From one letter's left side to the next one's, in points.
  private var pitch: Double { (width - 2 * layout.margin + layout.gap) / 10 }
  private var keyWidth: Double { pitch - layout.gap }

  /// Ten keys. The keys keep a fifth of a pixel inside their exact place before they are
  /// rounded; the measured 402-point row has no other explanation.
  func fullRow() -> [PixelGrid.Span] {
    let inset = 0.2 / grid.scale
    return (0..<10).map { index in
      let left = layout.margin + Double(index) * pitch
      return grid.span(left + inset, left + keyWidth - inset)
    }
  }

  /// An odd number of keys, fewer than ten, round the middle. Left of it edges are rounded
  /// down, right of it they mirror the left, and the middle key keeps the gap on its right.
  func indentedRow(count: Int) -> [PixelGrid.Span] {
    let start = layout.margin + Double(10 - count) / 2 * pitch
    let keyPixels = grid.floor(keyWidth)
    let left = (0..<count / 2).map { index in
      let edge = grid.floor(start + Double(index) * pitch)
      return PixelGrid.Span(start: edge, end: edge + keyPixels)
    }
    let right = left.reversed().map { $0.mirrored(in: pixels) }
    let end = right[0].start - grid.nearest(layout.gap)
    return left + [PixelGrid.Span(start: end - keyPixels, end: end)] + right
  }

  /// An odd number of wide keys that share the stretch between two pixels.
  func wideRow(from start: Int, to end: Int, count: Int) -> [PixelGrid.Span] {
    let first = Double(start) / grid.scale
    let last = Double(end) / grid.scale
    let step = (last - first + layout.gap) / Double(count)
    let left = (0..<count / 2).map { index in
      let edge = first + Double(index) * step
      return grid.span(edge, edge + step - layout.gap)
    }
    let middle = grid.nearest(first + Double(count / 2) * step)
    return left + [PixelGrid.Span(start: middle, end: pixels - middle)]
      + left.reversed().map { $0.mirrored(in: pixels) }
  }

  /// Shift, which never comes nearer to the first letter than a gap.
  func shift(before letter: PixelGrid.Span) -> PixelGrid.Span {
    let end = min(
      grid.nearest(layout.margin + layout.shiftWidth), letter.start - grid.nearest(layout.gap))
    return PixelGrid.Span(start: grid.nearest(layout.margin), end: end)
  }
}
