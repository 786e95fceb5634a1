/// Places in the text, counted in UTF-16.
extension TextEditor {
  func textLength() -> Int { editor.text.utf16.count }

  func index(of position: UITextPosition) -> String.Index {
    editor.range(NSRange(location: position.offset, length: 0)).lowerBound
  }

  func position(of index: String.Index) -> UITextPosition {
    UITextPosition(offset: editor.text.utf16.distance(from: editor.text.startIndex, to: index))
  }

  func part(_ range: UITextRange) -> String {
    String(editor.text[editor.range(range.range)])
  }
}
