/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  /// The letters of the current language.
  case `default` = 0
  /// Letters of the Latin alphabet.
  case asciiCapable = 1
  /// Opens on digits and punctuation.
  case numbersAndPunctuation = 2
  /// Letters, with `.`, `/` and `.com` in the place of the space bar.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// Digits, `*`, `#` and `+`.
  case phonePad = 5
  /// Letters, with a phone pad behind "123".
  case namePhonePad = 6
  /// Letters, with `@` and `.` beside the space bar.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters, with `@` and `#` beside the space bar.
  case twitter = 9
  /// Letters, with `.` beside the space bar.
  case webSearch = 10
  /// Digits of ASCII only, whatever the language.
  case asciiCapableNumberPad = 11

  /// The old name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}
