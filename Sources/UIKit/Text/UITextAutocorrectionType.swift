/// Whether words are suggested.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user's settings say.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
