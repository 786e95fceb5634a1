/// What the keys of a hardware keyboard do to text beyond typing it.
public enum EditingCommand: Hashable, Sendable, CaseIterable {
  /// Moves the caret one character to the left.
  case moveLeft
  /// Moves the caret one character to the right.
  case moveRight
  /// Moves the caret one line up; in a single line to its start.
  case moveUp
  /// Moves the caret one line down; in a single line to its end.
  case moveDown
  /// Moves the caret one word to the left.
  case moveWordLeft
  /// Moves the caret one word to the right.
  case moveWordRight
  /// Moves the caret to the start of the line.
  case moveToStartOfLine
  /// Moves the caret to the end of the line.
  case moveToEndOfLine
  /// Moves the caret to the start of the text.
  case moveToStart
  /// Moves the caret to the end of the text.
  case moveToEnd
  /// Moves the moving end of the selection one character to the left.
  case extendLeft
  /// Moves the moving end of the selection one character to the right.
  case extendRight
  /// Moves the moving end of the selection one line up.
  case extendUp
  /// Moves the moving end of the selection one line down.
  case extendDown
  /// Moves the moving end of the selection one word to the left.
  case extendWordLeft
  /// Moves the moving end of the selection one word to the right.
  case extendWordRight
  /// Moves the moving end of the selection to the start of the line.
  case extendToStartOfLine
  /// Moves the moving end of the selection to the end of the line.
  case extendToEndOfLine
  /// Moves the moving end of the selection to the start of the text.
  case extendToStart
  /// Moves the moving end of the selection to the end of the text.
  case extendToEnd
  /// Deletes the selection, or what is behind the caret.
  case deleteForward
  /// Deletes the selection, or the word before the caret.
  case deleteWordBackward
  /// Deletes the selection, or the word behind the caret.
  case deleteWordForward
  /// Deletes the selection, or all from the start of the line to the caret.
  case deleteToStartOfLine
  /// Deletes the selection, or all from the caret to the end of the line.
  case deleteToEndOfLine
  /// Moves the caret up by what is seen of the text.
  case pageUp
  /// Moves the caret down by what is seen of the text.
  case pageDown
  /// Moves the moving end of the selection up by what is seen of the text.
  case extendPageUp
  /// Moves the moving end of the selection down by what is seen of the text.
  case extendPageDown
  /// Moves the caret to the start of the paragraph, or of the one before.
  case moveToStartOfParagraph
  /// Moves the caret to the end of the paragraph, or of the one behind.
  case moveToEndOfParagraph
  /// Moves the moving end of the selection to the start of the paragraph, or of the one before.
  case extendToStartOfParagraph
  /// Moves the moving end of the selection to the end of the paragraph, or of the one behind.
  case extendToEndOfParagraph
  /// Selects the word at the caret.
  case select
  /// Selects everything.
  case selectAll
  /// Moves the selection to the pasteboard.
  case cut
  /// Copies the selection to the pasteboard.
  case copy
  /// Replaces the selection by what is on the pasteboard.
  case paste
  /// Takes the last change back.
  case undo
  /// Makes a change again that was taken back.
  case redo
}
