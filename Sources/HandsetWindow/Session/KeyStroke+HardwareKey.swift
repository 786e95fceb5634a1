import UIKit

extension KeyStroke {
  /// The key as the phone's hardware keyboard reports it; `nil` for keys that it has not.
  @MainActor
  var hardwareKey: UIKey? {
    guard let keyCode else { return nil }
    var modifiers: UIKeyModifierFlags = []
    if hasControl { modifiers.insert(.control) }
    if hasShift { modifiers.insert(.shift) }
    if hasAlt { modifiers.insert(.alternate) }
    if hasCommand { modifiers.insert(.command) }
    var characters = ""
    if case .character(let character) = key { characters = String(character) }
    return UIKey(keyCode, characters: characters, modifierFlags: modifiers)
  }

  /// The place of the key on the keyboard.
  var keyCode: UIKeyboardHIDUsage? {
    switch key {
    case .character(let character): Self.code(of: character)
    case .function(let number):
      UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .backspace: .keyboardDeleteOrBackspace
    case .forwardDelete: .keyboardDeleteForward
    case .enter: .keyboardReturnOrEnter
    case .tab: .keyboardTab
    case .escape: .keyboardEscape
    }
  }

  private static func code(of character: Character) -> UIKeyboardHIDUsage? {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    if let place = letters.firstIndex(of: character) {
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + place)
    }
    let digits = Array("1234567890")
    if let place = digits.firstIndex(of: character) {
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + place)
    }
    return signs[character]
  }

  private static let signs: [Character: UIKeyboardHIDUsage] = [
    " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
    ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
    ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
  ]
}
