/// What `UITextInput` asks for beyond what can be overridden.
extension UITextField: TextEditor {
  /// The place behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: textLength()) }

  /// The selection, or the caret as a range without length; `nil` while not editing.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(editor.selectedRange) : nil }
    set {
      guard let newValue else { return }
      select { $0.select($0.range(newValue.range)) }
    }
  }

  /// What is being composed.
  public var markedTextRange: UITextRange? { markedPart }

  /// Replaces what is being composed.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText ?? "", selected: selectedRange)
  }

  /// Keeps what was composed.
  public func unmarkText() { endComposition() }

  /// Hears of changes.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { editing.inputDelegate }
    set { editing.inputDelegate = newValue }
  }

  /// The text in a range.
  public func text(in range: UITextRange) -> String? { part(range) }

  /// Replaces the text in a range without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    willEdit()
    substitute(editor.range(range.range), with: accepted(text))
  }

  /// Asks the delegate.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(range.range, to: text)
  }

  /// Whether a command would do anything now; a secret is neither cut nor copied.
  public func canPerform(_ command: EditingCommand) -> Bool {
    canPerformAction(command, withSender: nil)
  }

  /// Carries out a command.
  public func perform(_ command: EditingCommand) {
    isReplacedByNextInsertion = isReplacedByNextInsertion && !command.movesSelection
    carryOut(command)
  }
}

extension EditingCommand {
  fileprivate var movesSelection: Bool {
    switch self {
    case .undo, .redo, .copy, .deleteForward, .deleteWordBackward, .deleteWordForward,
      .deleteToStartOfLine, .deleteToEndOfLine, .cut, .paste:
      false
    default: true
    }
  }
}
