import UIKit

extension SystemKeyboard {
  /// A typed quotation mark as it goes into an input, or the text itself.
  func punctuated(_ text: String) -> String {
    guard let input = preparedPunctuation, let before = textBeforeCaret,
      allows(input.smartQuotesType.rawValue, in: input)
    else { return text }
    return SmartPunctuation.quote(for: text, after: before, quotes: legends.quotes) ?? text
  }

  /// Makes a dash of a hyphen and the one before it. Answers whether it did.
  func typeDash(_ text: String) -> Bool {
    guard let input = preparedPunctuation, let before = textBeforeCaret,
      allows(input.smartDashesType.rawValue, in: input),
      let dash = SmartPunctuation.dash(for: text, after: before)
    else { return false }
    replace("-", by: dash, in: input)
    return true
  }

  /// What punctuation can be improved in: text that can be looked at, and in no secret.
  private var preparedPunctuation: (any UITextInput)? {
    guard let input = input as? any UITextInput, !input.isSecureTextEntry, !isSearchingEmoji,
      legends.composition(on: keysForm) == .none
    else { return nil }
    return input
  }

  /// Apple's three choices: 1 is no and 2 is yes. Otherwise the user decides, except where
  /// addresses, names and codes are asked for.
  private func allows(_ choice: Int, in input: any UITextInput) -> Bool {
    switch choice {
    case 1: false
    case 2: true
    default:
      settings.smartPunctuation && input.textContentType == nil && !input.keyboardType.needsASCII
    }
  }
}
