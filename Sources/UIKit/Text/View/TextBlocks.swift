/// Cuts a text into blocks and keeps them while the text changes, so that a change costs no more
/// than the blocks that it touches.
///
/// A block ends behind a line feed. A paragraph of more than 4,096 bytes is cut at a space, and
/// in any case at 8,192, where a new line then begins.
struct TextBlocks {
  private static let longest = 4_096
  private static let cutInAnyCase = 8_192

  /// Never empty; the last one does not end in a line feed.
  private(set) var blocks = [TextBlock(length: 0)]

  init() {}

  init(_ text: EditableText) {
    blocks = Self.cut(text, from: 0, to: text.text.utf8.count, isLast: true)
  }

  /// The block that a place is in and where that block starts.
  func find(_ offset: Int) -> (index: Int, start: Int) {
    var start = 0
    let last = blocks.count - 1
    return blocks.withUnsafeBufferPointer { blocks in
      for index in 0..<last {
        let end = start + blocks[index].length
        if offset < end { return (index, start) }
        start = end
      }
      return (last, start)
    }
  }

  subscript(index: Int) -> TextBlock {
    get { blocks[index] }
    set { blocks[index] = newValue }
  }

  var count: Int { blocks.count }

  /// Follows a change that has been made to the text. Answers which blocks are new.
  mutating func apply(_ change: TextChange, in text: EditableText) -> Range<Int> {
    let first = find(change.start)
    let last = find(change.start + change.removed)
    let oldEnd = last.start + blocks[last.index].length
    let isLast = last.index == blocks.count - 1
    let fresh = Self.cut(
      text, from: first.start, to: oldEnd - change.removed + change.inserted, isLast: isLast)
    blocks.replaceSubrange(first.index...last.index, with: fresh)
    return first.index..<(first.index + fresh.count)
  }

  private static func cut(
    _ text: EditableText, from start: Int, to end: Int, isLast: Bool
  ) -> [TextBlock] {
    var lengths: [Int] = []
    var blockStart = start
    var place = start
    let utf8 = text.text.utf8
    // Contiguous, so this never fails; a copy would do as well.
    utf8.withContiguousStorageIfAvailable { bytes in
      while place < end {
        let byte = bytes[place]
        place += 1
        let length = place - blockStart
        guard byte == 0x0A || (byte == 0x20 && length >= longest) || length >= cutInAnyCase else {
          continue
        }
        if byte != 0x0A, byte != 0x20 {
          place = min(end, text.offset(text.boundary(atOrAfter: text.index(place))))
        }
        lengths.append(place - blockStart)
        blockStart = place
      }
      // A line feed at the end opens one more line.
      if blockStart < end || (isLast && (end == 0 || bytes[end - 1] == 0x0A)) {
        lengths.append(end - blockStart)
      }
    }
    return lengths.map { TextBlock(length: $0) }
  }
}
