import Foundation

extension KeyboardBuilder {
  /// The keys of a phone's letters, numbers or symbols.
  ///
  /// Ten keys fill a row of the block, or more where the language needs them. The rows below
  /// stand further in, mirror images about the middle. The roundings are those that the measured
  /// screens show (APPEARANCE 1.2).
  func phone(_ layout: KeyboardLayout.Phone) -> [KeyRect] {
    let block = PhoneBlock(layout: layout, grid: grid, width: width - 2 * layout.sideInset)
    let third = block.indentedRow(count: 7)
    var rows = plane == .letters ? letterRows(block) : signRows(block, third: third)
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

  /// Digits or signs: two full rows and five wide keys.
  private func signRows(
    _ block: PhoneBlock, third: [PixelGrid.Span]
  ) -> [[(KeyRect.Kind, PixelGrid.Span)]] {
    let shift = block.shift(before: third[0])
    let wide = block.wideRow(from: third[0].start, to: third[6].end, count: 5)
    return [
      characters(block.fullRow(), row: 0), characters(block.fullRow(), row: 1),
      [(shiftKind, shift)] + characters(wide, row: 2)
        + [(.delete, shift.mirrored(in: block.pixels))],
    ]
  }

  private func letterRows(_ ten: PhoneBlock) -> [[(KeyRect.Kind, PixelGrid.Span)]] {
    let counts = shape.counts
    let extra = (0..<3).map { row in
      (row == shape.deleteRow && !(row == 2 && shape.hasShift)) ? 1 : 0
    }
    var block = ten
    block.columns = max(10, (0..<3).map { counts[$0] + extra[$0] }.max() ?? 10)
    return (0..<3).map { row in
      if row == 2, shape.hasShift { return shiftRow(ten: ten, block: block) }
      let spans =
        counts[row] + extra[row] == block.columns
        ? block.fullRow() : block.indentedRow(count: counts[row] + extra[row])
      let letters = characters(Array(spans.prefix(counts[row])), row: row)
      guard extra[row] == 1, let last = spans.last else { return letters }
      // The last row has no shift on its left; delete takes all the room on the right.
      let end = row == 2 ? block.pixels - grid.nearest(block.layout.margin) : last.end
      return letters + [(.delete, PixelGrid.Span(start: last.start, end: end))]
    }
  }

  /// The row between shift and delete. Up to seven letters keep the width that they have among
  /// ten; more are as wide as in the rows above.
  private func shiftRow(
    ten: PhoneBlock, block: PhoneBlock
  ) -> [(KeyRect.Kind, PixelGrid.Span)] {
    let count = shape.counts[2]
    let letters = (count <= 7 ? ten : block).indentedRow(count: count)
    let shift = block.shift(before: letters[0])
    return [(shiftKind, shift)] + characters(letters, row: 2)
      + [(.delete, shift.mirrored(in: block.pixels))]
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
    let gap = grid.nearest(layout.gap)
    switch layout.bottomRow {
    case .outside(let spaceInset, _, _):
      let start = letters[1].start + grid.nearest(spaceInset)
      let mode = PixelGrid.Span(start: grid.nearest(left), end: start - gap)
      var end = PixelGrid.Span(start: letters[6].start, end: grid.nearest(right))
      if options.bottomRow == .webSearch {
        // 62.7 of 402 points (FACTS 2.7).
        end.start = end.end - grid.nearest(block.width * 0.156)
      }
      let middle = PixelGrid.Span(
        start: start, end: options.bottomRow == .webSearch ? end.start - gap : letters[5].end)
      return modeKeys(mode, gap: gap)
        + middleKeys(middle, keyWidth: letters[0].end - letters[0].start, gap: gap, form: .phone)
        + [(.return, end)]
    case .inside(let smallWidth, let returnWidth):
      var row: [(KeyRect.Kind, PixelGrid.Span)] = []
      var x = left
      var small: [KeyRect.Kind] = [.plane(otherPlane)]
      if options.globeKey { small.append(.globe) } else if options.emojiKey { small.append(.emoji) }
      if options.dictationKey { small.append(.dictation) }
      for kind in small {
        row.append((kind, grid.span(x, x + smallWidth)))
        x += smallWidth + layout.gap
      }
      let middle = grid.span(x, right - returnWidth - layout.gap)
      return row
        + middleKeys(middle, keyWidth: letters[0].end - letters[0].start, gap: gap, form: .phone)
        + [(.return, grid.span(right - returnWidth, right))]
    }
  }

  /// The key to the other plane, and beside it the one for emoji while the globe has its place.
  private func modeKeys(
    _ stretch: PixelGrid.Span, gap: Int
  ) -> [(KeyRect.Kind, PixelGrid.Span)] {
    guard options.globeKey, options.emojiKey else { return [(.plane(otherPlane), stretch)] }
    let end = stretch.start + (stretch.end - stretch.start - gap) / 2
    return [
      (.plane(otherPlane), PixelGrid.Span(start: stretch.start, end: end)),
      (.emoji, PixelGrid.Span(start: end + gap, end: stretch.end)),
    ]
  }

  /// Emoji, or the globe in its place, and dictation where they stand on the tray: below the
  /// rows, or beside them.
  func outsideKeys(
    _ layout: KeyboardLayout.Phone, below rowsEnd: Int, row: Int
  ) -> [KeyRect] {
    guard case .outside(_, let emoji, let dictation) = layout.bottomRow else { return [] }
    var keys: [KeyRect] = []
    for (kind, box, shows) in [
      (options.globeKey ? KeyRect.Kind.globe : .emoji, emoji, options.emojiKey || options.globeKey),
      (.dictation, dictation, options.dictationKey),
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
  /// How many keys fill a row.
  var columns = 10

  var pixels: Int { grid.nearest(width) }

  /// From one letter's left side to the next one's, in points.
  private var pitch: Double { (width - 2 * layout.margin + layout.gap) / Double(columns) }
  private var keyWidth: Double { pitch - layout.gap }

  /// A full row. The keys keep a fifth of a pixel inside their exact place before they are
  /// rounded; the measured 402-point row has no other explanation.
  func fullRow() -> [PixelGrid.Span] {
    let inset = 0.2 / grid.scale
    return (0..<columns).map { index in
      let left = layout.margin + Double(index) * pitch
      return grid.span(left + inset, left + keyWidth - inset)
    }
  }

  /// Fewer keys, round the middle. Left of it edges are rounded down, right of it they mirror
  /// the left, and a key in the middle keeps the gap on its right.
  func indentedRow(count: Int) -> [PixelGrid.Span] {
    let start = layout.margin + Double(columns - count) / 2 * pitch
    let keyPixels = grid.floor(keyWidth)
    let left = (0..<count / 2).map { index in
      let edge = grid.floor(start + Double(index) * pitch)
      return PixelGrid.Span(start: edge, end: edge + keyPixels)
    }
    let right = left.reversed().map { $0.mirrored(in: pixels) }
    guard !count.isMultiple(of: 2) else { return left + right }
    let end = (right.first?.start ?? pixels) - grid.nearest(layout.gap)
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
