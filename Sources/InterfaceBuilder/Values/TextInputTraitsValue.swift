import UIKit

/// Reads how the keyboard should be.
@MainActor
enum TextInputTraitsValue {
  static func apply(_ element: MarkupElement?, to input: any UITextInputTraits) {
    // What the file leaves out is off, unlike in fields made by code.
    input.autocapitalizationType =
      switch element?["autocapitalizationType"] {
      case "words": .words
      case "sentences": .sentences
      case "allCharacters": .allCharacters
      default: .none
      }
    guard let element else { return }
    switch element["autocorrectionType"] {
    case "no": input.autocorrectionType = .no
    case "yes": input.autocorrectionType = .yes
    default: break
    }
    if let type = keyboardTypes[element["keyboardType"] ?? ""].flatMap(UIKeyboardType.init) {
      input.keyboardType = type
    }
    if let type = returnKeyTypes[element["returnKeyType"] ?? ""] { input.returnKeyType = type }
    switch element["keyboardAppearance"] {
    case "alert", "dark": input.keyboardAppearance = .dark
    case "light": input.keyboardAppearance = .light
    default: break
    }
    input.enablesReturnKeyAutomatically = element.flag("enablesReturnKeyAutomatically") ?? false
    input.isSecureTextEntry = element.flag("secureTextEntry") ?? false
    applyMeaning(element, to: input)
  }

  private static func applyMeaning(_ element: MarkupElement, to input: any UITextInputTraits) {
    let content = element["textContentType"].map(UITextContentType.init(rawValue:))
    let checking: UITextSpellCheckingType =
      switch element["spellCheckingType"] {
      case "no": .no
      case "yes": .yes
      default: .default
      }
    if let field = input as? UITextField {
      field.textContentType = content
      field.spellCheckingType = checking
    } else if let view = input as? UITextView {
      view.textContentType = content
      view.spellCheckingType = checking
    }
  }

  /// Apple's numbers of the types.
  private static let keyboardTypes: [String: Int] = [
    "alphabet": 1, "ASCIICapable": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4,
    "phonePad": 5, "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9,
    "webSearch": 10, "ASCIICapableNumberPad": 11,
  ]

  private static let returnKeyTypes: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
