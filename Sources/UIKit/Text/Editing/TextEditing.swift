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

  /// What changes are called where they are offered to be undone.
  private static let actionName = "Typing"

  var editor = EditableText()
  /// What is being composed, counted in UTF-8.
  var marked: Range<Int>?
  /// Where the caret would like to be while it moves from line to line, points.
  var goalX: CGFloat?
  weak var inputDelegate: (any UITextInputDelegate)?
  let undoManager = UndoManager()
  /// The change that letters typed next belong to.
  private var openRecord: Record?
  /// The change that was registered last.
  private weak var lastRecord: Record?
  /// The change that what is being composed belongs to.
  private var composition: Record?

  /// Replaces everything; nothing can be undone then.
  func set(_ text: String) {
    editor.set(text)
    forgetChanges()
  }

  func forgetChanges() {
    marked = nil
    goalX = nil
    openRecord = nil
    composition = nil
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
    let takesBack = undoManager.isUndoing || undoManager.isRedoing
    if composition != nil, !takesBack, marked == start..<(start + removed) {
      replaceComposition(by: replacement)
    } else if let undo {
      remember(start: start, removed: String(editor.text[range]), inserted: replacement, undo)
    } else {
      openRecord = nil
      lastRecord = nil
      composition = nil
    }
    editor.replace(range, with: replacement)
    marked = nil
    goalX = nil
    return TextChange(start: start, removed: removed, inserted: replacement.utf8.count)
  }

  /// What was put in last is now being composed. With `isAlone` nothing has joined it, so that
  /// all that is composed is one change.
  func beginComposition(_ range: Range<Int>, isAlone: Bool) {
    if !isAlone {
      composition = nil
    } else if composition == nil {
      composition = lastRecord
    }
    marked = range
    openRecord = nil
  }

  /// What was composed stays as it is.
  func endComposition() {
    marked = nil
    composition = nil
    endTyping()
  }

  private func replaceComposition(by text: String) {
    composition?.inserted = text
    // Nothing is left of a composition that was given up.
    if text.isEmpty, composition?.removed.isEmpty == true, lastRecord === composition {
      undoManager.forgetLast()
    }
    if text.isEmpty { composition = nil }
  }

  private func remember(
    start: Int, removed: String, inserted: String,
    _ undo: @escaping @MainActor (Range<Int>, String) -> Void
  ) {
    // What is taken back stands on its own: letters typed next do not belong to it.
    let isTyping =
      removed.isEmpty && inserted.count == 1 && inserted.first?.isNewline == false
      && !undoManager.isUndoing && !undoManager.isRedoing
    if isTyping, let record = openRecord, record.start + record.inserted.utf8.count == start {
      record.inserted += inserted
      return
    }
    let record = Record(start: start, removed: removed, inserted: inserted)
    composition = nil
    lastRecord = record
    undoManager.registerUndo(withTarget: self) { editing in
      editing.openRecord = nil
      undo(record.start..<(record.start + record.inserted.utf8.count), record.removed)
    }
    undoManager.setActionName(Self.actionName)
    openRecord = isTyping ? record : nil
  }
}
