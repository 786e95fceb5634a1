import UIKit

/// Reads how the keyboard should be.
@MainActor
enum TextInputTraitsValue {
  static func apply(_ element: MarkupElement?, to input: any UITextInputTraits) {
    // What the file leaves out is off, unlike in fields made by code.
    input.autocapitalizationType =
      element?.choice("autocapitalizationType", capitalizations) ?? .none
    guard let element else { return }
    if let type = element.choice("autocorrectionType", corrections) {
      input.autocorrectionType = type
    }
    if let type = element.choice("keyboardType", keyboardTypes).flatMap(UIKeyboardType.init) {
      input.keyboardType = type
    }
    if let type = element.choice("returnKeyType", returnKeyTypes) { input.returnKeyType = type }
    if let appearance = element.choice("keyboardAppearance", appearances) {
      input.keyboardAppearance = appearance
    }
    // Search bars begin with it on.
    if let isAutomatic = element.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = isAutomatic
    }
    input.isSecureTextEntry = element.flag("secureTextEntry") ?? false
    applyMeaning(element, to: input)
  }

  private static func applyMeaning(_ element: MarkupElement, to input: any UITextInputTraits) {
    let content = element["textContentType"].map(UITextContentType.init(rawValue:))
    let checking = choice(element, "spellCheckingType", UITextSpellCheckingType.default)
    let quotes = choice(element, "smartQuotesType", UITextSmartQuotesType.default)
    let dashes = choice(element, "smartDashesType", UITextSmartDashesType.default)
    let spaces = choice(element, "smartInsertDeleteType", UITextSmartInsertDeleteType.default)
    if let field = input as? UITextField {
      field.textContentType = content
      field.spellCheckingType = checking
      field.smartQuotesType = quotes
      field.smartDashesType = dashes
      field.smartInsertDeleteType = spaces
    } else if let view = input as? UITextView {
      view.textContentType = content
      view.spellCheckingType = checking
      view.smartQuotesType = quotes
      view.smartDashesType = dashes
      view.smartInsertDeleteType = spaces
    }
  }

  /// One of Apple's three choices; `usual` is the one of a file that is silent.
  private static func choice<Choice: RawRepresentable<Int>>(
    _ element: MarkupElement, _ key: String, _ usual: Choice
  ) -> Choice {
    element.choice(key, ["default": 0, "no": 1, "yes": 2]).flatMap { Choice(rawValue: $0) } ?? usual
  }

  private static let capitalizations: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let corrections: [String: UITextAutocorrectionType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  private static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]

  /// Apple's numbers of the types.
  private static let keyboardTypes: [String: Int] = [
    "default": 0, "alphabet": 1, "ASCIICapable": 1, "numbersAndPunctuation": 2, "URL": 3,
    "numberPad": 4,
    "phonePad": 5, "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9,
    "webSearch": 10, "ASCIICapableNumberPad": 11,
  ]

  private static let returnKeyTypes: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
