import Devices
import UIKit

extension SystemKeyboard {
  /// What the bar offers for a text up to the caret.
  func barContent(for input: any UIKeyInput, text: String?) -> KeyboardBarContent {
    switch barKind(for: input) {
    case nil, .empty?: return .empty
    case .passwords?: return .passwords
    case .code(let code)?: return .code(code)
    case .words?: break
    }
    guard let text else { return .words([nil, nil, nil]) }
    if !romaji.isEmpty {
      return .words(conversions.map { WordSuggestion(text: $0) })
    }
    let predictor = predictor
    if let word = Self.lastWord(of: text) {
      return .words(
        predictor.suggestions(for: word, corrects: input.spellCheckingType != .no))
    }
    return .words(
      predictor.nextWords(
        after: Self.lastWord(of: text.trimmedAtEnd), isCapital: state.shift.isOn))
  }

  /// The shortcuts of a tablet's bar, with whether they would do anything now.
  func shortcuts(for input: any UIKeyInput) -> [ShortcutKey: Bool] {
    guard device.idiom == .pad, placement != .floating,
      let editor = input as? any TextEditingCommands
    else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: ShortcutKey.allCases.map { ($0, editor.canPerform($0.command)) })
  }

  /// Does what a shortcut of the bar stands for.
  func perform(_ shortcut: ShortcutKey) {
    guard let editor = input as? any TextEditingCommands, editor.canPerform(shortcut.command)
    else { return }
    finishComposing()
    editor.perform(shortcut.command)
    if let input { inputDidChange(input) }
  }

  private var predictor: WordPredictor {
    let language = legends.language
    if let known = wordLists[language] { return known }
    let predictor = WordPredictor(list: WordList(language: language, resources: resources))
    wordLists[language] = predictor
    return predictor
  }

  static func lastWord(of text: String) -> String? {
    let word = text.reversed().prefix { !$0.isWhitespace }
    return word.isEmpty ? nil : String(word.reversed())
  }

  /// A word ends where white space or a sign follows it; then it is remembered, unless it is a
  /// secret or the app wants no words.
  func noteWordEnd(before typed: String) {
    guard let input, wantsWords(input), !isSearchingEmoji,
      let next = typed.first, !next.isLetter, next != "'", next != "’",
      let text = textBeforeCaret, let word = Self.lastWord(of: text)
    else { return }
    let before = Self.lastWord(of: String(text.dropLast(word.count)).trimmedAtEnd)
    var predictor = predictor
    predictor.learn(word, after: before)
    wordLists[legends.language] = predictor
  }

  /// Puts a word of the bar in the place of what has been typed of it, with a space behind it.
  func choose(_ word: WordSuggestion) {
    guard let input else { return }
    if let index = conversions.firstIndex(of: word.text), !romaji.isEmpty {
      conversion = index == 0 ? conversions.count - 1 : index - 1
      _ = convert()
      finishComposing()
      return
    }
    let typed = textBeforeCaret.flatMap(Self.lastWord) ?? ""
    if word.isTyped || typed == word.text {
      type(" ")
    } else {
      replace(typed, by: word.text, in: input)
      type(" ")
    }
    followsSpace = true
  }

  /// Replaces the end of the text before the caret. The input's delegate may refuse.
  private func replace(_ typed: String, by text: String, in input: any UIKeyInput) {
    hangul.reset()
    noteTyping()
    if let editor = input as? any UITextInput, let caret = editor.selectedTextRange,
      let start = editor.position(from: caret.start, offset: -typed.utf16.count),
      let range = editor.textRange(from: start, to: caret.end)
    {
      guard editor.shouldChangeText(in: range, replacementText: text) else { return }
      editor.replace(range, withText: text)
    } else {
      for _ in typed { input.deleteBackward() }
      input.insertText(text)
    }
    inputDidChange(input)
  }

  /// Fills in what the bar offers. There are no passwords here; that is said instead.
  func fillIn() {
    guard let input else { return }
    switch barKind(for: input) {
    case .code(let code)?: type(code)
    case .passwords?: UIApplication.shared.log("There are no passwords on this phone.")
    default: break
    }
  }
}

extension String {
  /// Without the white space at the end.
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
