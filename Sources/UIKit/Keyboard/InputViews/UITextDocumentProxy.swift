/// What keys of one's own see of the text that is typed into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: AnyObject {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// What stands before the caret, dots for a secret; `nil` when nothing is typed into.
  var documentContextBeforeInput: String? { get }
  /// Puts text at the caret.
  func insertText(_ text: String)
  /// Deletes what is before the caret.
  func deleteBackward()
}
