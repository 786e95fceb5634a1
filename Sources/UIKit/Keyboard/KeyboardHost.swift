/// What the phone supplies: the keyboard's views and their measures. UIKit decides when it is
/// shown, moved and hidden.
@preconcurrency @MainActor
public protocol KeyboardHost: AnyObject {
  /// The view with all keys, in a window of its own that covers the screen. UIKit moves it.
  var keyboardView: UIView { get }

  /// The place of the keyboard for `input` when shown, in screen coordinates (points); `nil`
  /// when nothing would be on the screen.
  func keyboardFrame(for input: any UIKeyInput) -> CGRect?

  /// Fits keys and legends to `input`.
  func prepareKeyboard(for input: any UIKeyInput)

  /// Told after text or caret of `input` have changed, by whatever means, so that shift, return
  /// key and suggestions can follow.
  func inputDidChange(_ input: any UIKeyInput)

  /// Whether words of `input` that are spelt wrongly are pointed out.
  func checksSpelling(of input: any UIKeyInput) -> Bool

  /// Whether a word is spelt wrongly in the language of the keys.
  func isMisspelled(_ word: String) -> Bool
}

/// What a host need not know.
extension KeyboardHost {
  /// Nothing is pointed out.
  public func checksSpelling(of input: any UIKeyInput) -> Bool { false }
  /// All words are right.
  public func isMisspelled(_ word: String) -> Bool { false }
}
