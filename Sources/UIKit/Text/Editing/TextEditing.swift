/// What everything that edits text holds: the text with its selection, what is being composed,
/// and what can be undone.
@MainActor
final class TextEditing {
  /// A change that can be taken back. Letters typed in a row become one.
  private final class Record {
    var start: Int
    var removed: String
    var inserted: String

    init(start: Int, removed: String, inserted: String) {
      self.start = start
      self.removed = removed
      self.inserted = inserted
    }
  }

  var editor = EditableText()
  /// What is being composed, counted in UTF-8.
  var marked: Range<Int>?
  /// Where the caret would like to be while it moves from line to line, points.
  var goalX: CGFloat?
  weak var inputDelegate: (any UITextInputDelegate)?
  let undoManager = UndoManager()
  /// The change that letters typed next belong to.
  private var openRecord: Record?

  /// Replaces everything; nothing can be undone then.
  func set(_ text: String) {
    editor.set(text)
    forgetChanges()
  }

  func forgetChanges() {
    marked = nil
    goalX = nil
    openRecord = nil
    undoManager.removeAllActions()
  }

  /// What is typed next can be undone on its own.
  func endTyping() {
    openRecord = nil
    goalX = nil
  }

  /// Replaces a range. `undo` takes the change back when asked to; without it the change
  /// cannot be undone.
  func replace(
    _ range: Range<String.Index>, with replacement: String,
    undo: (@MainActor (_ change: Range<Int>, _ text: String) -> Void)?
  ) -> TextChange {
    let start = editor.offset(range.lowerBound)
    let removed = editor.offset(range.upperBound) - start
    if let undo {
      remember(start: start, removed: String(editor.text[range]), inserted: replacement, undo)
    } else {
      openRecord = nil
    }
    editor.replace(range, with: replacement)
    marked = nil
    goalX = nil
    return TextChange(start: start, removed: removed, inserted: replacement.utf8.count)
  }

  private func remember(
    start: Int, removed: String, inserted: String,
    _ undo: @escaping @MainActor (Range<Int>, String) -> Void
  ) {
    let isTyping = removed.isEmpty && inserted.count == 1 && inserted.first?.isNewline == false
    if isTyping, let record = openRecord, record.start + record.inserted.utf8.count == start {
      record.inserted += inserted
      return
    }
    let record = Record(start: start, removed: removed, inserted: inserted)
    undoManager.registerUndo(withTarget: self) { editing in
      editing.openRecord = nil
      undo(record.start..<(record.start + record.inserted.utf8.count), record.removed)
    }
    openRecord = isTyping ? record : nil
  }
}
