/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// The letters of the current language.
  case `default` = 0
  /// Letters of the Latin alphabet.
  case asciiCapable = 1
  /// Opens on digits and punctuation.
  case numbersAndPunctuation = 2
  /// Digits only.
  case numberPad = 4
  /// Digits, `*`, `#` and `+`.
  case phonePad = 5
  /// Digits and a decimal point.
  case decimalPad = 8
}
