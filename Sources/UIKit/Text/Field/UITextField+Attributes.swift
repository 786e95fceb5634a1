/// Fonts, colours and other attributes of a field's text.
extension UITextField {
  /// The text with fonts, colours and other attributes of its own. Setting it puts the caret at
  /// the end and tells nobody.
  public var attributedText: NSAttributedString? {
    get { attributedPart(editor.text[...]) }
    set {
      let newText = newValue ?? NSAttributedString(string: "")
      editing.set(newText.string)
      attributes = TextAttributes(newText)
      ownTypingAttributes = nil
      hideRevealed()
      textDidChange()
      selectionWasMoved()
    }
  }

  /// How text looks that has no attributes of its own. Setting it gives all text these.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      var all: [NSAttributedString.Key: Any] = [.font: currentFont, .paragraphStyle: style]
      all[.foregroundColor] = textColor
      return all.merging(ownDefaultAttributes) { $1 }
    }
    set {
      font = newValue[.font] as? UIFont
      textColor = newValue[.foregroundColor] as? UIColor ?? .label
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      ownDefaultAttributes = newValue.filter {
        $0.key != .font && $0.key != .foregroundColor && $0.key != .paragraphStyle
      }
      attributes = TextAttributes()
      textDidChange()
    }
  }

  /// How what is typed next looks, until the caret is moved; by default as the text before the
  /// caret. `nil` while not editing.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      let own =
        ownTypingAttributes
        ?? attributes.attributes(before: editor.offset(editor.selection.lowerBound))
      return defaultTextAttributes.merging(own) { $1 }
    }
    set { ownTypingAttributes = newValue }
  }

  /// A part of the text with its attributes, in one line.
  func attributedPart(_ part: Substring) -> NSAttributedString {
    let base = ownDefaultAttributes
    guard !attributes.isEmpty, !part.isEmpty else {
      return NSAttributedString(string: Self.inOneLine(String(part)), attributes: base)
    }
    let result = NSMutableAttributedString(string: "")
    let whole = attributes.attributed(part, from: editor.offset(part.startIndex))
    whole.enumerateAttributes(
      in: NSRange(location: 0, length: whole.length), options: []
    ) { own, range, _ in
      let text = whole.attributedSubstring(from: range).string
      result.append(
        NSAttributedString(
          string: Self.inOneLine(text), attributes: base.merging(own) { $1 }))
    }
    return result
  }
}
