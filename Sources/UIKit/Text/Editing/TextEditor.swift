/// A view that edits text: what a text field and a text view have in common.
@MainActor
protocol TextEditor: UIView, UITextInput, TextEditingCommands, CaretContext {
  var editing: TextEditing { get }
  /// What fingers do to the text.
  var interaction: TextInteraction { get }
  var isEditing: Bool { get }
  /// Whether the user may select text now.
  var canSelectText: Bool { get }
  /// Whether the selection is to be seen now.
  var showsSelection: Bool { get }
  /// Whether the user may change the text now.
  var allowsEditing: Bool { get }
  var isTextRightToLeft: Bool { get }
  /// What the next insertion replaces.
  var rangeToReplace: Range<String.Index> { get }
  /// The text as it may be put in.
  func accepted(_ text: String) -> String
  /// A change is about to be asked for.
  func willEdit()
  /// Asks the delegate; the range is counted in UTF-16.
  func mayChange(_ range: NSRange, to replacement: String) -> Bool
  /// The text has changed by whatever means.
  func textDidChange(_ change: TextChange)
  /// Tells that the user has changed the text.
  func tellTextChange()
  /// Tells that the user has moved the selection.
  func tellSelectionChange()
  /// Shows the caret where it is now.
  func selectionWasMoved()
  /// Begins editing because a finger asked for it. Answers whether it began.
  func beginEditingByHand() -> Bool
  /// Changes the selection as the user asks for it.
  func selectByHand(_ change: (inout EditableText) -> Void)
  /// What three taps at a place select.
  func paragraph(around index: String.Index) -> Range<String.Index>
  /// The place nearest to a point of the view.
  func index(nearestTo point: CGPoint) -> String.Index
  /// The caret at a place, in the view's space.
  func caretRect(at index: String.Index) -> CGRect
  /// A caret at the visible start or end of a range that is not empty, in the view's space.
  func edge(of range: Range<String.Index>, isStart: Bool) -> CGRect
  /// Draws selection and text in the view's space.
  func drawContent(in context: CGContext)
  /// The menu that the delegate wants for a range; `nil` for the suggested actions.
  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The caret is elsewhere: what is typed next looks like the text there.
  func forgetTypingAttributes()
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection by what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the word at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// The line that a place is seen in, and which of its characters the place stands before.
  func seenLine(at index: String.Index) -> SeenLine?
  /// Where a movement leads.
  func place(_ movement: TextMovement, from index: String.Index) -> String.Index
}

extension TextEditor {
  var editor: EditableText { editing.editor }

  // MARK: Changes

  /// Replaces a range as the user asks for it: if the delegate agrees. Answers whether it did.
  @discardableResult
  func edit(_ range: Range<String.Index>, replacement: String) -> Bool {
    guard allowsEditing else { return false }
    let replacement = accepted(replacement)
    let place = NSRange(range, in: editor.text)
    willEdit()
    guard mayChange(place, to: replacement) else {
      setNeedsLayout()
      return false
    }
    // The delegate may have changed the text and still agreed.
    substitute(editor.range(place), with: replacement)
    return true
  }

  /// Replaces a range without asking and tells about it.
  func substitute(_ range: Range<String.Index>, with replacement: String) {
    let undo: @MainActor (Range<Int>, String) -> Void = { [weak self] range, text in
      guard let self else { return }
      self.takeBack(range, to: text)
    }
    interaction.textDidChange()
    editing.inputDelegate?.textWillChange(self)
    let change = editing.replace(
      range, with: replacement, undo: isSecureTextEntry ? nil : undo)
    textDidChange(change)
    editing.inputDelegate?.textDidChange(self)
    selectionWasMoved()
    tellSelectionChange()
    tellTextChange()
  }

  private func takeBack(_ range: Range<Int>, to text: String) {
    willEdit()
    substitute(editor.index(range.lowerBound)..<editor.index(range.upperBound), with: text)
  }

  func delete(_ movement: TextMovement) {
    let range = rangeToDelete(movement)
    guard !range.isEmpty else { return }
    edit(range, replacement: "")
  }

  func rangeToDelete(_ movement: TextMovement) -> Range<String.Index> {
    let isAll = movement == .backward && !rangeToReplace.isEmpty
    if isAll { return editing.marked == nil ? withSpaces(rangeToReplace) : rangeToReplace }
    return editor.rangeToDelete(movement, to: place(movement, from: editor.head))
  }

  func changeSelection(_ change: (inout EditableText) -> Void) {
    let before = editor.selection
    editing.endTyping()
    // A copy: the change may look at the text that there is.
    var changed = editor
    change(&changed)
    editing.editor = changed
    guard editor.selection != before else { return }
    tellMovedSelection()
  }

  /// Tells everybody that the selection is another one.
  func tellMovedSelection() {
    editing.inputDelegate?.selectionWillChange(self)
    editing.endComposition()
    interaction.textDidChange()
    forgetTypingAttributes()
    selectionWasMoved()
    editing.inputDelegate?.selectionDidChange(self)
    tellSelectionChange()
  }

  /// Selects the word at the caret.
  func selectWordAtCaret() {
    let isSecret = isSecureTextEntry
    selectByHand { $0.select($0.word(at: $0.head, isSecret: isSecret)) }
  }

  // MARK: Composition

  /// The selection, or what is being composed.
  var rangeOfComposition: Range<String.Index> {
    editing.marked.map { editor.index($0.lowerBound)..<editor.index($0.upperBound) }
      ?? editor.selection
  }

  /// Replaces what is being composed; `selected` is counted in UTF-16 inside of it.
  func compose(_ text: String, selected: NSRange) {
    let range = rangeOfComposition
    if editing.marked == nil { editing.endTyping() }
    let start = editor.offset(range.lowerBound)
    guard !(range.isEmpty && text.isEmpty), edit(range, replacement: text) else { return }
    guard !text.isEmpty else { return }
    let end = editor.offset(editor.head)
    let first = NSRange(editor.text.startIndex..<editor.index(start), in: editor.text).length
    let inside = NSRange(location: first + selected.location, length: selected.length)
    if inside.length > 0 {
      editing.editor.select(editor.range(inside))
    } else {
      let caret = String.Index(
        utf16Offset: min(max(0, inside.location), editor.text.utf16.count), in: editor.text)
      editing.editor.select(from: caret, to: caret)
    }
    let isAlone = end == start + accepted(text).utf8.count
    editing.beginComposition(start..<end, isAlone: isAlone)
    selectionWasMoved()
  }

  func endComposition() {
    guard editing.marked != nil else { return }
    editing.endComposition()
    setNeedsLayout()
  }

  var markedPart: UITextRange? {
    editing.marked.map { _ in UITextRange(NSRange(rangeOfComposition, in: editor.text)) }
  }

  // MARK: Caret

  /// Whether the caret is to be seen: not while the keys type into a field of the keyboard's own.
  var showsCaret: Bool {
    isEditing && editor.isCaret && !UIApplication.shared.keyboard.isTypingElsewhere
  }

  // MARK: Pasteboard

  func copySelection() {
    guard canPerform(.copy) else { return }
    UIPasteboard.general.string = String(editor.text[editor.selection])
  }

  func cutSelection() {
    guard canPerform(.cut) else { return }
    let selected = String(editor.text[editor.selection])
    if edit(withSpaces(editor.selection), replacement: "") {
      UIPasteboard.general.string = selected
    }
  }

  /// Words that are taken out, with the space that is then too many where that is wanted.
  private func withSpaces(_ range: Range<String.Index>) -> Range<String.Index> {
    guard smartInsertDeleteType == .yes, !isSecureTextEntry else { return range }
    return SmartSpacing.widened(range, in: editor.text)
  }

  func pasteText() {
    guard let pasted = UIPasteboard.general.string, !pasted.isEmpty else { return }
    editing.endTyping()
    let isSpaced = smartInsertDeleteType == .yes && !isSecureTextEntry
    edit(
      editor.selection,
      replacement: isSpaced
        ? SmartSpacing.spaced(pasted, replacing: editor.selection, in: editor.text) : pasted)
  }
}
