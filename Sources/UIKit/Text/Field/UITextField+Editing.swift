extension UITextField {
  /// What is seen of the text: dots for a secret. Whatever reports on the screen reads this and
  /// never `text`.
  public var visibleText: String {
    shown(editor.text[...])
  }

  /// How far back the keyboard looks, characters.
  private static let contextLength = 256

  /// What is seen of a part of the text.
  func shown(_ part: Substring) -> String {
    if isSecureTextEntry {
      let isWhole = part.startIndex == editor.text.startIndex
      return (isWhole ? secret : SecureText()).shown(String(part))
    }
    return Self.inOneLine(String(part))
  }

  /// Text with spaces in the place of line breaks.
  static func inOneLine(_ text: String) -> String {
    // A look at the bytes is much faster than one at the characters.
    let mayBreak = text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    guard mayBreak, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  /// What stands before the caret, as far back as the keyboard looks; of a secret only dots.
  public var textBeforeCaret: String {
    let before = editor.text[..<editor.selection.lowerBound].suffix(Self.contextLength)
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
  var rangeToReplace: Range<String.Index> {
    isReplacedByNextInsertion ? editor.text.startIndex..<editor.text.endIndex : rangeOfComposition
  }

  var allowsEditing: Bool { isEnabled }

  var canSelectText: Bool { isEnabled }

  var showsSelection: Bool { isEditing }

  func beginEditingByHand() -> Bool {
    guard becomeFirstResponder() else { return false }
    // The text that was tapped stays in view, rather than its end.
    scrollOffset = 0
    return true
  }

  func selectByHand(_ change: (inout EditableText) -> Void) { select(change) }

  func paragraph(around index: String.Index) -> Range<String.Index> {
    editor.text.startIndex..<editor.text.endIndex
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  func willEdit() {
    isReplacedByNextInsertion = false
    hideRevealed()
  }

  func mayChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
  }

  func place(_ movement: TextMovement, from index: String.Index) -> String.Index {
    switch movement {
    case .left, .right: placeBeside(index, isLeft: movement == .left)
    default: editor.place(movement, from: index)
    }
  }

  func seenLine(at index: String.Index) -> SeenLine? {
    updatedPlacement().line.map {
      SeenLine(line: $0, character: characterIndex(index), showsEnd: true)
    }
  }

  /// Replaces everything without asking.
  func replaceAll(with replacement: String) {
    willEdit()
    substitute(editor.text.startIndex..<editor.text.endIndex, with: replacement)
  }

  func tellTextChange() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func tellSelectionChange() {
    delegate?.textFieldDidChangeSelection(self)
  }

  func textDidChange(_ change: TextChange) {
    let count = editor.text.utf8.count - change.inserted + change.removed
    attributes.apply(
      change, attributes: ownTypingAttributes ?? attributes.attributes(before: change.start),
      count: count)
    textDidChange()
  }

  func forgetTypingAttributes() { ownTypingAttributes = nil }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Changes the selection; what is typed next no longer replaces everything.
  func select(_ change: (inout EditableText) -> Void) {
    isReplacedByNextInsertion = false
    changeSelection(change)
  }

  /// Shows the caret where it is now and tells the keyboard.
  func selectionWasMoved() {
    if isEditing { caret.restart() }
    setNeedsLayout()
    UIApplication.shared.keyboard.inputDidChange(self)
  }

  /// A field has one line: line breaks become spaces.
  func accepted(_ text: String) -> String {
    Self.inOneLine(text)
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
