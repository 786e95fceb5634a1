import Devices
import Foundation

/// The pictures of the panel in columns, category after category.
struct EmojiSections: Hashable {
  struct Section: Hashable {
    var kind: EmojiCatalogue.Kind
    var title: String
    var emoji: [String]
    /// The middle of its first column.
    var start: CGFloat
    /// The number of its columns.
    var columns: Int

    var lastColumn: CGFloat { start + CGFloat(columns - 1) * EmojiLayout.columnPitch }
  }

  let rows: Int
  private(set) var sections: [Section] = []

  init(_ categories: [EmojiCatalogue.Category], rows: Int) {
    self.rows = rows
    var x = EmojiLayout.firstColumn
    for category in categories where !category.emoji.isEmpty {
      let columns = (category.emoji.count + rows - 1) / rows
      let section = Section(
        kind: category.kind, title: category.title, emoji: category.emoji, start: x,
        columns: columns)
      sections.append(section)
      x = section.lastColumn + EmojiLayout.sectionPitch
    }
  }

  /// The width of all columns, with the margins at both ends.
  var width: CGFloat { (sections.last?.lastColumn ?? 0) + EmojiLayout.firstColumn }

  /// The pictures between two places, with their middles; the first row's middle is half a row
  /// below the top.
  func pictures(from left: CGFloat, to right: CGFloat) -> [(text: String, middle: CGPoint)] {
    var result: [(String, CGPoint)] = []
    let reach = EmojiLayout.columnPitch
    for section in sections where section.lastColumn + reach > left && section.start - reach < right
    {
      for (index, text) in section.emoji.enumerated() {
        let x = section.start + CGFloat(index / rows) * EmojiLayout.columnPitch
        guard x + reach > left, x - reach < right else { continue }
        let y = (CGFloat(index % rows) + 0.5) * EmojiLayout.rowPitch
        result.append((text, CGPoint(x: x, y: y)))
      }
    }
    return result
  }

  /// The category that is at the left of the panel while it is scrolled so far.
  func section(at offset: CGFloat) -> Int {
    sections.lastIndex { $0.start - EmojiLayout.firstColumn <= offset + 1 } ?? 0
  }
}
