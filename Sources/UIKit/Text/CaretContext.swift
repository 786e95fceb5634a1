/// Something typed into that tells the keyboard what stands before the caret. The keyboard
/// shifts by itself and shows the word being typed only where it can know that.
@preconcurrency @MainActor
public protocol CaretContext: UIKeyInput {
  /// The text from the start up to the caret, or up to the start of the selection.
  var textBeforeCaret: String { get }
}
