/// Whether words that are spelt wrongly are pointed out.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Where words are suggested.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
