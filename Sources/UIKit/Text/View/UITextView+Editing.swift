extension UITextView: TextEditor {
  /// Posted after a view has begun to be edited; the object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user has changed the text; the object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after a view has ended to be edited; the object is the view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// How far back the keyboard looks, characters.
  private static let contextLength = 256

  /// What is seen of the text: dots for a secret. Whatever reports on the screen reads this and
  /// never `text`.
  public var visibleText: String { isSecureTextEntry ? Self.dots(editor.text) : editor.text }

  private static func dots(_ text: some StringProtocol) -> String {
    String(text.map { $0.isNewline ? $0 : SecureText.dot })
  }

  /// What stands before the caret, as far back as the keyboard looks; of a secret only dots.
  public var textBeforeCaret: String {
    let before = editor.text[..<editor.selection.lowerBound].suffix(Self.contextLength)
    return isSecureTextEntry ? Self.dots(before) : String(before)
  }

  // MARK: Begin and end

  func beginEditing() {
    isEditing = true
    editing.endTyping()
    caret.restart()
    setNeedsLayout()
  }

  func tellBeginning() {
    guard isEditing, !hasToldBeginning else { return }
    hasToldBeginning = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    endComposition()
    interaction.editingDidEnd()
    isEditing = false
    hasToldBeginning = false
    caret.stop()
    setNeedsLayout()
    canvas.setNeedsDisplay()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func wasTapped(_ tap: UIGestureRecognizer, times: Int) {
    interaction.tap(at: tap.location(in: self), count: times)
  }

  // MARK: TextEditor

  var allowsEditing: Bool { isEditable && isSelectable }

  var canSelectText: Bool { isSelectable }

  /// Text that can only be read is selected without the focus.
  var showsSelection: Bool { isEditing || (isSelectable && !isEditable && !editor.isCaret) }

  func beginEditingByHand() -> Bool { becomeFirstResponder() }

  func selectByHand(_ change: (inout EditableText) -> Void) { changeSelection(change) }

  func paragraph(around index: String.Index) -> Range<String.Index> {
    editor.paragraph(around: index)
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  var isTextRightToLeft: Bool {
    let start = editor.index(layout.blocks.find(editor.offset(editor.head)).start)
    let direction =
      isSecureTextEntry
      ? nil : BidiResolver.direction(of: String(editor.text[start...].prefix(Self.contextLength)))
    return (direction ?? traitCollection.layoutDirection) == .rightToLeft
  }

  var rangeToReplace: Range<String.Index> {
    clearsOnInsertion ? editor.text.startIndex..<editor.text.endIndex : rangeOfComposition
  }

  func accepted(_ text: String) -> String { text }

  func willEdit() {
    clearsOnInsertion = false
  }

  func mayChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func textDidChange(_ change: TextChange) {
    let count = editor.text.utf8.count - change.inserted + change.removed
    layout.attributes.apply(
      change, attributes: attributesForInsertion(at: change.start), count: count)
    layout.apply(change, editor)
    noteNewLines()
  }

  func forgetTypingAttributes() { ownTypingAttributes = nil }

  private func attributesForInsertion(at start: Int) -> TextAttributes.Attributes {
    ownTypingAttributes ?? layout.attributes.attributes(before: start)
  }

  func tellTextChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func tellSelectionChange() {
    delegate?.textViewDidChangeSelection(self)
  }

  func selectionWasMoved() {
    if isEditing {
      caret.restart()
      // What selects everything leaves the text where it is.
      let isAll = editor.selection == editor.text.startIndex..<editor.text.endIndex
      if editor.isCaret || !isAll {
        if layout.hasNewBlocks { showsCaretNext = true } else { showCaret() }
      }
    }
    setNeedsLayout()
    canvas.setNeedsDisplay()
    UIApplication.shared.keyboard.inputDidChange(self)
  }

  func place(_ movement: TextMovement, from index: String.Index) -> String.Index {
    switch movement {
    case .left, .right: return placeBeside(index, isLeft: movement == .left)
    case .lineUp, .lineDown, .pageUp, .pageDown:
      let rect = layout.caret(at: index, editor).rect
      let x = editing.goalX ?? rect.midX
      editing.goalX = x
      let page = max(rect.height, bounds.inset(by: adjustedContentInset).height - rect.height)
      let y =
        switch movement {
        case .lineUp: rect.minY - 1
        case .lineDown: rect.maxY + 1
        case .pageUp: rect.midY - page
        default: rect.midY + page
        }
      return layout.index(nearestTo: CGPoint(x: x, y: y), editor)
    case .toStartOfLine: return layout.caret(at: index, editor).line.lowerBound
    case .toEndOfLine: return layout.caret(at: index, editor).line.upperBound
    default: return editor.place(movement, from: index)
    }
  }
}

extension UITextView: CustomReflectable {
  /// Shows what can be seen, so that a dump of a view never holds a secret.
  public nonisolated var customMirror: Mirror {
    let visibleText = MainActor.assumeIsolated { self.visibleText }
    return Mirror(
      self, children: ["visibleText": visibleText], displayStyle: .class,
      ancestorRepresentation: .suppressed)
  }
}
