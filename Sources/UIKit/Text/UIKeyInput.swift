/// Something that can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Puts text at the caret.
  func insertText(_ text: String)
  /// Deletes what is before the caret.
  func deleteBackward()
}
