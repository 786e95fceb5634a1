/// Whether straight quotation marks and apostrophes that the drawn keys type become the curly ones of
/// the keys' language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the user has it (`KeyboardSettings.smartPunctuation`), where not ASCII alone is asked for.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
