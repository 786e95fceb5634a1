import Foundation

/// A tablet's split keyboard: two small ones at the sides, of keys as large as a phone's. The
/// system's own measures are not known.
struct SplitKeyboard {
  let keys: [KeyRect]
  /// The trays of the halves.
  let halves: [CGRect]
}

extension KeyboardBuilder {
  private static let splitGap = 6.0
  /// The widest that a key of one unit is.
  private static let splitUnit = 50.0
  /// The part of the width that a half takes at most.
  private static let splitPart = 0.42

  /// The rows of the whole keyboard, without those keys that a small one has no room for, cut in
  /// two. Rows with fewer keys than others are filled by their keys that do not type letters.
  func split(_ layout: KeyboardLayout.Pad, form: KeyboardForm) -> SplitKeyboard {
    let whole = Dictionary(grouping: pad(layout, form: form), by: \.row)
      .sorted { $0.key < $1.key }
      .map { $0.value.sorted { $0.index < $1.index }.map(\.kind).filter(Self.isOnSplit) }
    let sides = whole.map(Self.halves)
    let (gap, margin) = (Self.splitGap, Self.splitGap)
    let counts = (sides.map(\.left.count).max() ?? 1, sides.map(\.right.count).max() ?? 1)
    let most = Double(max(counts.0, counts.1))
    let unit = min(
      Self.splitUnit, (width * Self.splitPart - 2 * margin - (most - 1) * gap) / most)
    func breadth(_ count: Int) -> Double { Double(count) * (unit + gap) - gap }
    let pitch = (height - margin) / Double(whole.count)
    let rightStart = width - margin - breadth(counts.1)
    let rows = sides.enumerated().map { number, side in
      Row(
        y: vertical(margin + Double(number) * pitch, height: pitch - gap),
        keys: spans(side.left, from: margin, breadth: breadth(counts.0), unit: unit)
          + spans(side.right, from: rightStart, breadth: breadth(counts.1), unit: unit))
    }
    let leftEnd = breadth(counts.0) + 2 * margin
    let halves = [
      grid.span(0, leftEnd), grid.span(rightStart - margin, width),
    ].map { grid.rect($0, grid.span(top, height)) }
    // Touches between the halves are the app's.
    let keys = keys(of: rows, left: 0, right: grid.nearest(width)).map { key in
      var key = key
      if let half = halves.first(where: { $0.contains(key.frame) }) {
        key.touchArea = key.touchArea.intersection(half)
      }
      return key
    }
    return SplitKeyboard(keys: keys, halves: halves)
  }

  private static func isOnSplit(_ kind: KeyRect.Kind) -> Bool {
    switch kind {
    case .tab, .capsLock, .dictation: false
    default: true
    }
  }

  /// A row cut in the middle; both halves have a space bar.
  private static func halves(
    of kinds: [KeyRect.Kind]
  ) -> (left: [KeyRect.Kind], right: [KeyRect.Kind]) {
    if let space = kinds.firstIndex(of: .space) {
      return (Array(kinds[...space]), Array(kinds[space...]))
    }
    let middle = kinds.count / 2
    return (Array(kinds[..<middle]), Array(kinds[middle...]))
  }

  /// The keys of one half of a row; the space bar, or else the key at the outer end of the row that
  /// types no letter, takes what is left over.
  private func spans(
    _ kinds: [KeyRect.Kind], from start: Double, breadth: Double, unit: Double
  ) -> [(KeyRect.Kind, PixelGrid.Span)] {
    let gap = Self.splitGap
    let rest = breadth - Double(kinds.count) * (unit + gap) + gap
    let wide =
      kinds.firstIndex(of: .space)
      ?? kinds.lastIndex { if case .character = $0 { false } else { true } }
    // Without such a key the letters share the room.
    let share = wide == nil ? rest / Double(kinds.count) : 0
    var x = start
    return kinds.enumerated().map { index, kind in
      let width = unit + share + (index == wide ? rest : 0)
      defer { x += width + gap }
      return (kind, grid.span(x, x + width))
    }
  }
}
