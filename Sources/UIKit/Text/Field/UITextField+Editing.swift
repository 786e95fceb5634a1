extension UITextField {
  /// What is seen of the text: dots for a secret. Whatever reports on the screen reads this and
  /// never `text`.
  public var visibleText: String {
    if isSecureTextEntry { return secret.shown(editor.text) }
    guard editor.text.contains(where: \.isNewline) else { return editor.text }
    return String(editor.text.map { $0.isNewline ? " " : $0 })
  }

  /// What stands before the caret; of a secret only its length.
  public var textBeforeCaret: String {
    let before = editor.text[..<editor.selection.lowerBound]
    return isSecureTextEntry
      ? String(repeating: SecureText.dot, count: before.count) : String(before)
  }

  func type(_ text: String) {
    guard !text.isEmpty else { return }
    guard edit(rangeToReplace, replacement: text) else { return }
    let keyboard = UIApplication.shared.keyboard
    if isSecureTextEntry, text.count == 1, keyboard.shownFrame != nil,
      !keyboard.isTypingOnHardware
    {
      reveal()
    }
  }

  /// What the next insertion replaces.
  private var rangeToReplace: Range<String.Index> {
    isReplacedByNextInsertion ? editor.text.startIndex..<editor.text.endIndex : editor.selection
  }

  func delete(_ movement: TextMovement) {
    let range =
      isReplacedByNextInsertion && movement == .backward
      ? rangeToReplace : editor.rangeToDelete(movement)
    guard !range.isEmpty else { return }
    edit(range, replacement: "")
  }

  /// Replaces a range as the user asks for it: if the delegate agrees. Answers whether it did.
  @discardableResult
  func edit(_ range: Range<String.Index>, replacement: String) -> Bool {
    let replacement = Self.inOneLine(replacement)
    let place = NSRange(range, in: editor.text)
    isReplacedByNextInsertion = false
    hideRevealed()
    guard
      delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: replacement)
        ?? true
    else {
      setNeedsLayout()
      return false
    }
    // The delegate may have changed the text and still agreed.
    editor.replace(editor.range(place), with: replacement)
    userDidChangeText()
    return true
  }

  /// Replaces everything without asking.
  func replaceAll(with replacement: String) {
    isReplacedByNextInsertion = false
    hideRevealed()
    editor.set(replacement)
    userDidChangeText()
  }

  private func userDidChangeText() {
    textDidChange()
    selectionWasMoved()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func changeSelection(_ change: (inout EditableText) -> Void) {
    let before = editor.selection
    isReplacedByNextInsertion = false
    change(&editor)
    guard editor.selection != before else { return }
    selectionWasMoved()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Shows the caret where it is now and tells the keyboard.
  func selectionWasMoved() {
    if isEditing { caret.restart() }
    setNeedsLayout()
    UIApplication.shared.keyboard.inputDidChange(self)
  }

  /// A field has one line: line breaks become spaces.
  private static func inOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Secrets

  private func reveal() {
    let place = editor.text.distance(from: editor.text.startIndex, to: editor.head) - 1
    guard place >= 0 else { return }
    secret.revealed = place
    setNeedsLayout()
    endOfReveal = UIApplication.shared.clock.schedule(after: SecureText.revealDuration) {
      [weak self] in
      self?.hideRevealed()
    }
  }

  func hideRevealed() {
    endOfReveal?.cancel()
    endOfReveal = nil
    guard secret.revealed != nil else { return }
    secret.revealed = nil
    setNeedsLayout()
  }
}

extension UITextField: CustomReflectable {
  /// Shows what can be seen, so that a dump of a view never holds a secret.
  public nonisolated var customMirror: Mirror {
    let visibleText = MainActor.assumeIsolated { self.visibleText }
    return Mirror(
      self, children: ["visibleText": visibleText], displayStyle: .class,
      ancestorRepresentation: .suppressed)
  }
}
