/// A controller whose view takes the place of the keys, or stands above them.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The controller's view.
  open override var inputView: UIView? {
    get { view }
    set { view = newValue }
  }

  /// What is typed into now, to read and change from keys of one's own.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = InputProxy()

  /// Makes an input view with the keyboard's ground, as high as a phone's keys.
  open override func loadView() {
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216),
      inputViewStyle: .keyboard)
  }

  /// Puts the keyboard away.
  open func dismissKeyboard() {
    UIApplication.shared.keyWindow?.resignFirstResponderAnywhere()
  }
}

/// Passes typing on to whatever is typed into at that moment.
@MainActor
private final class InputProxy: UITextDocumentProxy {
  private var input: (any UIKeyInput)? { UIApplication.shared.keyboard.input }

  var hasText: Bool { input?.hasText ?? false }

  var documentContextBeforeInput: String? { (input as? any CaretContext)?.textBeforeCaret }

  func insertText(_ text: String) {
    guard let input else { return }
    input.insertText(text)
    UIApplication.shared.keyboard.inputDidChange(input)
  }

  func deleteBackward() {
    guard let input else { return }
    input.deleteBackward()
    UIApplication.shared.keyboard.inputDidChange(input)
  }
}
