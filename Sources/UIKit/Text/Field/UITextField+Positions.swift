/// Places in the text as `UITextInput` has them, counted in UTF-16.
extension UITextField {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editor.text.utf16.count) }

  /// The selection, or the caret as a range without length; `nil` while not editing.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(editor.selectedRange) : nil }
    set {
      guard let newValue else { return }
      changeSelection { $0.select($0.range(newValue.range)) }
    }
  }

  /// The place some UTF-16 units further, or `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    guard (0...editor.text.utf16.count).contains(target) else { return nil }
    return UITextPosition(offset: target)
  }

  /// The UTF-16 units from one place to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The range between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// The text in a range.
  public func text(in range: UITextRange) -> String? {
    String(editor.text[editor.range(range.range)])
  }

  /// Replaces the text in a range without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    editor.replace(editor.range(range.range), with: text)
    hideRevealed()
    textDidChange()
    selectionWasMoved()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// The caret at a place, in the field's space, points.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let place = editor.range(NSRange(location: position.offset, length: 0)).lowerBound
    return updatedPlacement().caretRect(at: characterIndex(place), grid: pixels)
  }

  /// The place nearest to a point of the field's space.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(
      offset: editor.text.utf16.distance(
        from: editor.text.startIndex, to: index(nearestTo: point)))
  }
}
