/// Whether two hyphens that the drawn keys type become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the user has it (`KeyboardSettings.smartPunctuation`), where not ASCII alone is asked for.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
