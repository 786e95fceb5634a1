import Foundation

extension KeyboardBuilder {
  /// The keys of a tablet's split keyboard: the rows of the whole one, cut in two at the middle;
  /// each half takes 41 in 100 of the width, in which the keys of a row are equally wide. Both
  /// halves have a space bar. The system's own measures are not known.
  func split(_ layout: KeyboardLayout.Pad) -> [KeyRect] {
    let whole = Dictionary(grouping: pad(layout), by: \.row)
      .sorted { $0.key < $1.key }.map { $0.value.sorted { $0.index < $1.index }.map(\.kind) }
    let gap = 6.0
    let margin = 6.0
    let half = width * 0.41
    let pitch = (height - margin) / Double(whole.count)
    var rows: [Row] = []
    for (number, kinds) in whole.enumerated() {
      var (left, right) = Self.halves(of: kinds)
      if let space = kinds.firstIndex(of: .space) {
        left = Array(kinds[...space])
        right = Array(kinds[space...])
      }
      let y = vertical(margin + Double(number) * pitch, height: pitch - gap)
      var keys: [(KeyRect.Kind, PixelGrid.Span)] = []
      for (side, start) in [(left, margin), (right, width - half - margin)] {
        let keyWidth = (half - gap * Double(side.count - 1)) / Double(side.count)
        for (index, kind) in side.enumerated() {
          let x = start + Double(index) * (keyWidth + gap)
          keys.append((kind, grid.span(x, x + keyWidth)))
        }
      }
      rows.append(Row(y: y, keys: keys))
    }
    // Touches between the halves belong to nobody.
    return keys(of: rows, left: 0, right: grid.nearest(width)).map { key in
      var key = key
      let reach = key.frame.insetBy(dx: -gap, dy: 0)
      let left = max(key.touchArea.minX, reach.minX)
      let right = min(key.touchArea.maxX, reach.maxX)
      key.touchArea = CGRect(
        x: left, y: key.touchArea.minY, width: right - left, height: key.touchArea.height)
      return key
    }
  }

  private static func halves(
    of kinds: [KeyRect.Kind]
  ) -> (left: [KeyRect.Kind], right: [KeyRect.Kind]) {
    let middle = kinds.count / 2
    return (Array(kinds[..<middle]), Array(kinds[middle...]))
  }
}
