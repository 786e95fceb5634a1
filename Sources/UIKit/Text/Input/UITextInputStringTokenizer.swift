/// Finds the units of any text that can be edited. Words are found without a dictionary; the
/// words of a secret are not told. Lines are those of text fields and text views; in other
/// inputs a paragraph is a line.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// A tokenizer of the text of an input.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  // MARK: Text

  private var text: EditableText {
    guard let input else { return EditableText() }
    if let editor = input as? any TextEditor { return editor.editor }
    let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return EditableText(all.flatMap(input.text(in:)) ?? "")
  }

  private func index(_ position: UITextPosition, _ text: EditableText) -> String.Index {
    text.range(NSRange(location: position.offset, length: 0)).lowerBound
  }

  private func place(_ index: String.Index, _ text: EditableText) -> UITextPosition {
    UITextPosition(offset: text.text.utf16.distance(from: text.text.startIndex, to: index))
  }

  private func isForward(_ direction: UITextDirection, at index: String.Index) -> Bool {
    switch direction.rawValue {
    case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.up.rawValue: false
    case UITextLayoutDirection.left.rawValue: isRightToLeft
    case UITextLayoutDirection.right.rawValue: !isRightToLeft
    default: true
    }
  }

  private var isRightToLeft: Bool { (input as? any TextEditor)?.isTextRightToLeft ?? false }

  /// The unit on one side of a place; `nil` for none, as between words.
  private func unit(
    _ granularity: UITextGranularity, at index: String.Index, isForward: Bool,
    _ text: EditableText
  ) -> Range<String.Index>? {
    let string = text.text
    guard !string.isEmpty else { return nil }
    let isAtEnd = isForward ? index == string.endIndex : index == string.startIndex
    if isAtEnd { return nil }
    let character = isForward ? index : string.index(before: index)
    switch granularity {
    case .character: return character..<string.index(after: character)
    case .word:
      let word = text.word(at: character, isSecret: input?.isSecureTextEntry == true)
      let isOfWord = string[character].isWordCharacter || string[character].isApostrophe
      return isOfWord && word.contains(character) ? word : nil
    case .sentence: return text.sentence(around: character)
    case .paragraph: return text.paragraph(around: character)
    case .line:
      guard let editor = input as? any TextEditor else { return text.paragraph(around: character) }
      return editor.place(
        .toStartOfLine, from: character)..<max(
          string.index(after: character), editor.place(.toEndOfLine, from: character))
    case .document: return string.startIndex..<string.endIndex
    }
  }

  // MARK: UITextInputTokenizer

  /// The unit that a place is in, seen in a direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let text = text
    let index = index(position, text)
    let unit = unit(
      granularity, at: index, isForward: isForward(direction, at: index), text)
    return unit.map { UITextRange(NSRange($0, in: text.text)) }
  }

  /// Whether a unit that lies against the direction ends at a place.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let text = text
    let index = index(position, text)
    let isForward = isForward(direction, at: index)
    guard let behind = unit(granularity, at: index, isForward: !isForward, text) else {
      return false
    }
    return (isForward ? behind.upperBound : behind.lowerBound) == index
  }

  /// The next border of a unit in a direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let text = text
    let start = index(position, text)
    let isForward = isForward(direction, at: start)
    let limit = isForward ? text.text.endIndex : text.text.startIndex
    guard start != limit else { return nil }
    if granularity == .word {
      let place = isForward ? text.endOfWord(after: start) : text.startOfWord(before: start)
      return self.place(place, text)
    }
    guard let unit = unit(granularity, at: start, isForward: isForward, text) else {
      return place(limit, text)
    }
    let border = isForward ? unit.upperBound : unit.lowerBound
    // An empty unit, as a paragraph before its line break, ends where it starts.
    guard border == start else { return place(border, text) }
    let next = isForward ? text.text.index(after: start) : text.text.index(before: start)
    return place(next, text)
  }

  /// Whether a place is in a unit, seen in a direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
