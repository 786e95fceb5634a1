/// Text with a caret or a selection in it. Places are between graphemes, so nothing that the
/// user sees as one character is ever taken apart.
///
/// The text is one `String` and places are offsets in its UTF-8, so that an edit costs no more
/// than moving what is behind it.
struct EditableText: Equatable {
  private(set) var text = ""
  /// The end of the selection that stays where it is while the selection is extended.
  private var anchorOffset = 0
  /// The end that moves: the caret when nothing is selected.
  private var headOffset = 0

  init(_ text: String = "") {
    set(text)
  }

  // MARK: Selection

  var anchor: String.Index { index(anchorOffset) }
  var head: String.Index { index(headOffset) }

  var selection: Range<String.Index> {
    min(anchor, head)..<max(anchor, head)
  }

  var isCaret: Bool { anchorOffset == headOffset }

  /// The selection counted in UTF-16, as Apple's ranges are.
  var selectedRange: NSRange { NSRange(selection, in: text) }

  /// Selects from `anchor` to `head`, each moved to the next place between graphemes.
  mutating func select(from anchor: String.Index, to head: String.Index) {
    anchorOffset = offset(boundary(atOrAfter: anchor))
    headOffset = offset(boundary(atOrAfter: head))
  }

  /// Selects a range, grown to whole graphemes.
  mutating func select(_ range: Range<String.Index>) {
    anchorOffset = offset(boundary(atOrBefore: range.lowerBound))
    headOffset = offset(boundary(atOrAfter: range.upperBound))
  }

  /// The range of an `NSRange`, cut to the text and grown to whole graphemes.
  func range(_ range: NSRange) -> Range<String.Index> {
    let count = text.utf16.count
    let start = min(max(range.location, 0), count)
    let end = min(max(range.location + range.length, start), count)
    let lower = String.Index(utf16Offset: start, in: text)
    let upper = String.Index(utf16Offset: end, in: text)
    let first = boundary(atOrBefore: lower)
    return first..<(start == end ? first : boundary(atOrAfter: upper))
  }

  // MARK: Changes

  /// Replaces everything; the caret is then at the end.
  mutating func set(_ newText: String) {
    text = newText
    text.makeContiguousUTF8()
    anchorOffset = text.utf8.count
    headOffset = anchorOffset
  }

  /// Replaces a range; the caret is then behind what was put in.
  mutating func replace(_ range: Range<String.Index>, with replacement: String) {
    let start = offset(range.lowerBound)
    text.replaceSubrange(range, with: replacement)
    text.makeContiguousUTF8()
    let caret = index(start + replacement.utf8.count)
    select(from: caret, to: caret)
  }

  // MARK: Places

  /// The place at an offset in UTF-8.
  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
  }

  /// The offset of a place in UTF-8.
  func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The first place between graphemes that is not before `index`.
  func boundary(atOrAfter index: String.Index) -> String.Index {
    guard index < text.endIndex else { return text.endIndex }
    return String.Index(index, within: text) ?? text.index(after: index)
  }

  /// The last place between graphemes that is not behind `index`.
  func boundary(atOrBefore index: String.Index) -> String.Index {
    guard index < text.endIndex else { return text.endIndex }
    return String.Index(index, within: text) ?? text.index(before: text.index(after: index))
  }
}

extension EditableText: CustomStringConvertible, CustomReflectable {
  /// Says how long the text is, not what it is: it may be secret.
  var description: String { "text of \(text.count) characters" }

  var customMirror: Mirror { Mirror(self, children: ["count": text.count]) }
}
