/// A text as an array of scalars with a selection, edited in the plainest way: what the editing
/// of fields and views is compared with.
struct PlainEditor {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var start = 0
  private(set) var end = 0
  private(set) var clipboard: String
  private var marked: Range<Int>?
  /// The whole text before each change that can be taken back.
  private var undone: [[Unicode.Scalar]] = []
  private var redone: [[Unicode.Scalar]] = []
  /// Where letters have to be typed to belong to the last change.
  private var typingEnd: Int?
  /// What the composition replaced.
  private var composedOver: Int?

  /// An empty text.
  init(clipboard: String = "") {
    self.clipboard = clipboard
  }

  var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  var isComposing: Bool { marked != nil }

  /// Where graphemes end, counted in scalars.
  var boundaries: [Int] {
    var place = 0
    var result = [0]
    for character in text {
      place += character.unicodeScalars.count
      result.append(place)
    }
    return result
  }

  func utf16(_ count: Int) -> Int {
    scalars[..<count].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
  }

  private func place(ofUTF16 offset: Int) -> Int {
    var sum = 0
    for (place, scalar) in scalars.enumerated() {
      if sum >= offset { return place }
      sum += scalar.value > 0xFFFF ? 2 : 1
    }
    return scalars.count
  }

  // MARK: Edits

  private mutating func replace(_ range: Range<Int>, by text: String, canJoin: Bool) {
    let added = Array(text.unicodeScalars)
    let isTyping = range.isEmpty && text.count == 1 && text.first?.isNewline == false
    if marked == range, composedOver != nil {
      // The composition grows or is committed.
      if added.isEmpty, composedOver == 0 { undone.removeLast() }
      if added.isEmpty { composedOver = nil }
      typingEnd = nil
    } else if isTyping, canJoin, typingEnd == range.lowerBound {
      typingEnd = range.lowerBound + added.count
    } else {
      undone.append(scalars)
      redone = []
      composedOver = nil
      typingEnd = isTyping ? range.lowerBound + added.count : nil
    }
    marked = nil
    scalars.replaceSubrange(range, with: added)
    start = boundaries.first { $0 >= range.lowerBound + added.count }!
    end = start
  }

  mutating func insert(_ text: String) {
    replace(marked ?? start..<end, by: text, canJoin: true)
  }

  mutating func deleteBackward() {
    let selected = marked ?? start..<end
    guard selected.isEmpty else { return replace(selected, by: "", canJoin: false) }
    guard let before = boundaries.last(where: { $0 < end }) else { return }
    replace(before..<end, by: "", canJoin: false)
  }

  mutating func deleteForward() {
    if start < end { return replace(start..<end, by: "", canJoin: false) }
    guard let behind = boundaries.first(where: { $0 > end }) else { return }
    replace(start..<behind, by: "", canJoin: false)
  }

  mutating func compose(_ text: String) {
    let range = marked ?? start..<end
    if marked == nil { typingEnd = nil }
    guard !(range.isEmpty && text.isEmpty) else { return }
    let over = marked == nil ? range.count : composedOver ?? range.count
    replace(range, by: text, canJoin: false)
    guard !text.isEmpty else { return }
    // Where what follows has joined the composition they cannot be told apart any more.
    let isExact = range.lowerBound + text.unicodeScalars.count == end
    composedOver = isExact ? over : nil
    marked = range.lowerBound..<end
    typingEnd = nil
  }

  mutating func endComposition() {
    guard marked != nil else { return }
    stopTyping()
  }

  private mutating func stopTyping() {
    marked = nil
    composedOver = nil
    typingEnd = nil
  }

  // MARK: Selection and clipboard

  mutating func select(_ start: Int, _ end: Int) {
    // Even without a change nothing is joined to what was typed before.
    typingEnd = nil
    guard start != self.start || end != self.end else { return }
    stopTyping()
    self.start = start
    self.end = end
  }

  var selected: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text)
  }

  mutating func copy() {
    if start < end { clipboard = selected }
  }

  mutating func cut() {
    guard start < end else { return }
    clipboard = selected
    replace(start..<end, by: "", canJoin: false)
  }

  mutating func paste() {
    guard !clipboard.isEmpty else { return }
    typingEnd = nil
    replace(start..<end, by: clipboard, canJoin: false)
  }

  // MARK: Undo

  var canUndo: Bool { !undone.isEmpty }
  var canRedo: Bool { !redone.isEmpty }

  /// Takes the last change back; where the caret is then is told.
  mutating func undo(caretAtUTF16 caret: Int) {
    guard let before = undone.popLast() else { return }
    redone.append(scalars)
    show(before, caret)
  }

  mutating func redo(caretAtUTF16 caret: Int) {
    guard let after = redone.popLast() else { return }
    undone.append(scalars)
    show(after, caret)
  }

  private mutating func show(_ scalars: [Unicode.Scalar], _ caret: Int) {
    self.scalars = scalars
    stopTyping()
    start = place(ofUTF16: caret)
    end = start
  }
}
