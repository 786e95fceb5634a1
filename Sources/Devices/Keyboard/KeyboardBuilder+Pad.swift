import Foundation

extension KeyboardBuilder {
  /// The keys of a tablet, row by row as the layout describes them.
  func pad(_ layout: KeyboardLayout.Pad, form: KeyboardForm) -> [KeyRect] {
    var rows: [Row] = []
    var characterWidth = 0.0
    var letterWidth = 0.0
    for (number, given) in layout.rows.enumerated() {
      let row = fitted(given, number: number)
      let left = row.left.filter(shows)
      let right = row.right.filter(shows)
      if row.fills || !fits(row, layout, characterWidth: characterWidth, right: right) {
        characterWidth = sharedWidth(layout, left: left, row: row, right: right)
      }
      if row.characters != nil { letterWidth = characterWidth }
      let width = { (key: KeyboardLayout.PadKey) in key.width ?? characterWidth }

      var keys: [(KeyRect.Kind, PixelGrid.Span)] = []
      var x = layout.margin
      func add(_ kind: KeyRect.Kind, _ keyWidth: Double) {
        keys.append((kind, grid.span(x, x + keyWidth)))
        x += keyWidth + layout.gap
      }
      for key in left { add(kind(of: key), width(key)) }
      let rightWidth = right.reduce(0) { $0 + width($1) + layout.gap }
      let rightStart = self.width - layout.margin - rightWidth + layout.gap
      if let count = row.characters {
        if !row.fills { x = rightStart - Double(count) * (characterWidth + layout.gap) }
        for column in 0..<count { add(.character(row: number, column: column), characterWidth) }
      } else {
        keys += middleKeys(
          grid.span(x, rightStart - layout.gap), keyWidth: grid.nearest(letterWidth),
          gap: grid.nearest(layout.gap), form: form)
      }
      x = rightStart
      for key in right { add(kind(of: key), width(key)) }
      rows.append(Row(y: vertical(row.top, height: row.height), keys: keys))
    }
    return self.keys(of: rows, left: 0, right: grid.nearest(width))
  }

  /// The row with as many characters as the language needs. More than the layout was made for
  /// share the room between the other keys.
  private func fitted(_ row: KeyboardLayout.PadRow, number: Int) -> KeyboardLayout.PadRow {
    guard let usual = row.characters, let counts = options.shape?.counts, plane == .letters,
      counts.indices.contains(number), counts[number] != usual
    else { return row }
    var fitted = row
    fitted.characters = counts[number]
    fitted.fills = row.fills || counts[number] > usual
    return fitted
  }

  /// Whether a row's characters, as wide as those above, leave the margin free.
  private func fits(
    _ row: KeyboardLayout.PadRow, _ layout: KeyboardLayout.Pad, characterWidth: Double,
    right: [KeyboardLayout.PadKey]
  ) -> Bool {
    guard let count = row.characters else { return true }
    let others = right.reduce(0) { $0 + ($1.width ?? characterWidth) + layout.gap }
    let all = Double(count) * (characterWidth + layout.gap) - layout.gap + others
    return all <= width - 2 * layout.margin + 0.5
  }

  private func shows(_ key: KeyboardLayout.PadKey) -> Bool {
    switch key.role {
    case .emoji: options.emojiKey || options.globeKey
    case .dictation: options.dictationKey
    default: true
    }
  }

  /// The width of each of the keys that share the room that the others leave. In a row with a
  /// space bar nothing shares, and the space bar's own width does not come from here.
  private func sharedWidth(
    _ layout: KeyboardLayout.Pad, left: [KeyboardLayout.PadKey], row: KeyboardLayout.PadRow,
    right: [KeyboardLayout.PadKey]
  ) -> Double {
    let others = left + right
    let fixed = others.compactMap(\.width).reduce(0, +)
    let sharing = others.filter { $0.width == nil }.count + (row.characters ?? 1)
    let gaps = Double(others.count + (row.characters ?? 1) - 1) * layout.gap
    return (width - 2 * layout.margin - fixed - gaps) / Double(sharing)
  }

  private func kind(of key: KeyboardLayout.PadKey) -> KeyRect.Kind {
    switch key.role {
    case .shift: shiftKind
    case .capsLock: .capsLock
    case .tab: .tab
    case .delete: .delete
    case .return: .return
    case .plane: .plane(otherPlane)
    case .emoji: options.globeKey ? .globe : .emoji
    case .dictation: .dictation
    case .dismiss: .dismiss
    }
  }
}
