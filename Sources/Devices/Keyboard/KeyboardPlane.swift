/// A set of keys that the keyboard shows at one time.
public enum KeyboardPlane: String, Sendable, Hashable, CaseIterable {
  /// Letters, with shift.
  case letters
  /// The plane behind "123": digits and common punctuation.
  case numbers
  /// The plane behind "#+=".
  case symbols
  /// Digits and a decimal separator.
  case decimalPad
  /// Digits only.
  case numberPad
  /// Digits with the key "+*#".
  case phonePad
  /// What "+*#" shows.
  case phonePadSymbols
  /// The digits behind the letters of names, with a key that leads back.
  case namePhonePad

  /// Whether the plane is a grid of large keys instead of a typewriter's rows.
  public var isPad: Bool {
    switch self {
    case .letters, .numbers, .symbols: false
    case .decimalPad, .numberPad, .phonePad, .phonePadSymbols, .namePhonePad: true
    }
  }
}
