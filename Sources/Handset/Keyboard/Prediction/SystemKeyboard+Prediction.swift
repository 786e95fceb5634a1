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
      return .words(offeredForms)
    }
    return .words(offers(for: question(for: input, text: text)))
  }

  private func question(for input: any UIKeyInput, text: String) -> WordQuestion {
    let language = legends.language
    // Pictures and signs alone are no word to keep as it was typed.
    guard let word = Self.lastWord(of: text), word.contains(where: { $0.isLetter || $0.isNumber })
    else {
      return WordQuestion(
        language: language,
        kind: .next(after: Self.lastWord(of: text.trimmedAtEnd), isCapital: state.shift.isOn))
    }
    let before = String(text.dropLast(word.count))
    return WordQuestion(
      language: language,
      kind: .typed(
        word, corrects: mends(input, before: before),
        isStart: Capitalization.wantsCapital(.sentences, before: before, isEmpty: before.isEmpty)))
  }

  /// The words offered for a question. The same one is asked several times a key.
  private func offers(for question: WordQuestion) -> [WordSuggestion?] {
    if let lastOffers, lastOffers.question == question { return lastOffers.words }
    let words =
      switch question.kind {
      case .typed(let word, let corrects, let isStart):
        predictor.suggestions(for: word, corrects: corrects, isStart: isStart)
      case .next(let word, let isCapital): predictor.nextWords(after: word, isCapital: isCapital)
      }
    lastOffers = (question, words)
    return words
  }

  /// The shortcuts of a tablet's bar, with whether they would do anything now.
  func shortcuts(for input: any UIKeyInput) -> [ShortcutKey: Bool] {
    guard device.idiom == .pad, placement != .floating,
      let editor = input as? any TextEditingCommands
    else { return [:] }
    // Looking at the pasteboard asks the host: not at every key.
    let change = UIPasteboard.general.changeCount
    if seenPasteboard?.change != change {
      seenPasteboard = (editor.canPerform(.paste), UIPasteboard.general.changeCount)
    }
    return Dictionary(
      uniqueKeysWithValues: ShortcutKey.allCases.map { shortcut in
        let can =
          shortcut == .paste
          ? seenPasteboard?.canPaste == true : editor.canPerform(shortcut.command)
        return (shortcut, can)
      })
  }

  /// Does what a shortcut of the bar stands for.
  func perform(_ shortcut: ShortcutKey) {
    guard let editor = input as? any TextEditingCommands, editor.canPerform(shortcut.command)
    else { return }
    finishComposing()
    editor.perform(shortcut.command)
    if let input { inputDidChange(input) }
  }

  /// Offers words of the present language. Changed in place, so that what it has learned is not
  /// copied; after a change other words may be offered.
  var predictor: WordPredictor {
    get {
      let language = legends.language
      if let known = wordLists[language] { return known }
      let predictor = makePredictor()
      wordLists[language] = predictor
      return predictor
    }
    _modify {
      lastOffers = nil
      yield &wordLists[legends.language, default: makePredictor()]
    }
  }

  private func makePredictor() -> WordPredictor {
    WordPredictor(
      list: .list(language: legends.language, resources: resources), neighbors: legends.neighbors)
  }

  /// What is being typed at the end of a text, without what opens a quotation or brackets.
  static func lastWord(of text: String) -> String? {
    let start = text.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.startIndex
    let word = text[start...].drop { "([{“”‘„«»¿¡\"'".contains($0) }
    return word.isEmpty ? nil : String(word)
  }

  /// A word ends where white space or a sign follows it; then it is remembered, unless it is a
  /// secret or the app wants no words.
  func noteWordEnd(before typed: String) {
    guard let input, wantsWords(input), !isSearchingEmoji,
      let next = typed.first, !next.isLetter, next != "'", next != "’",
      let text = textBeforeCaret, let word = Self.lastWord(of: text)
    else { return }
    let before = Self.lastWord(of: String(text.dropLast(word.count)).trimmedAtEnd)
    predictor.learn(word, after: before)
    spelling[legends.language + "/" + word] = nil
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
    if word.isTyped {
      keep(word.text)
    } else if typed != word.text {
      replace(typed, by: word.text, in: input)
    }
    type(" ")
    followsSpace = true
    spaceTime = UIApplication.shared.clock.now
    hasAddedSpace = true
  }

  /// Replaces the end of the text before the caret. The input's delegate may refuse.
  func replace(_ typed: String, by text: String, in input: any UIKeyInput) {
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
